"""Nodes that remember how they were reached."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.decision import Command
from game.core.search import Budget, Node, best, different


@dataclass(frozen=True, slots=True)
class Step(Command):
    text: str

    def __str__(self) -> str:
        return self.text


def test_a_line_is_told_in_its_order() -> None:
    root = Node("start", 0)
    end = root.after("middle", 1, Step("a"), Step("b")).after("end", 2, Step("c"))
    assert end.line is not None
    assert [str(command) for command in end.line.commands()] == ["a", "b", "c"]


def test_the_best_come_first_and_equals_as_they_were_found() -> None:
    nodes = [Node(name, worth) for name, worth in (("a", 1), ("b", 3), ("c", 3), ("d", 2))]
    assert [node.state for node in best(nodes, 3)] == ["b", "c", "d"]


def test_a_state_found_twice_is_valued_once() -> None:
    root, valued = Node("", 0), list[str]()

    def seems(state: str) -> int:
        valued.append(state)
        return len(state)

    found = [(root, "x", (Step("1"),)), (root, "yy", (Step("2"),)), (root, "x", (Step("3"),))]
    nodes = different(found, str, seems)
    assert valued == ["x", "yy"]
    assert [str(node.line.last) for node in nodes if node.line] == ["1", "2"]


def test_a_budget_is_counted_and_never_timed() -> None:
    budget = Budget(2)
    budget.left -= 1
    assert not budget.empty
    budget.left -= 5
    assert budget.empty
