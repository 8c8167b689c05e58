from __future__ import annotations

from dataclasses import MISSING, Field, dataclass, field, fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

M = TypeVar("M", bound="Model")


class Model:
    """An object of the API. Fields that these types do not know are left out."""

    @classmethod
    def from_dict(cls: type[M], obj: Any) -> M:
        """The object from its JSON. Raises ValueError with the place at fault where the JSON has another shape."""
        return _read(cls, obj, cls.__name__)

    def to_dict(self) -> dict[str, Any]:
        """The object as JSON, without optional fields that are None."""
        return {
            _json_name(each): _written(value)
            for each, _ in _members(type(self))
            if (value := getattr(self, each.name)) is not None or each.default is MISSING
        }


@cache
def _members(model: type[Model]) -> list[tuple[Field[Any], Any]]:
    """The fields of a class with their types, looked up once."""
    types = get_type_hints(model)
    return [(each, types[each.name]) for each in fields(model)]


def _json_name(member: Field[Any]) -> str:
    return member.metadata.get("json", member.name)


def _read(kind: Any, value: Any, place: str) -> Any:
    if isinstance(kind, UnionType):
        # The only unions are those with None.
        return None if value is None else _read(get_args(kind)[0], value, place)
    if get_origin(kind) is list and isinstance(value, list):
        [item] = get_args(kind)
        return [_read(item, each, f"{place}[{index}]") for index, each in enumerate(value)]
    if isinstance(kind, type) and issubclass(kind, Model) and isinstance(value, dict):
        return kind(
            *(
                _read(wanted, value.get(name := _json_name(each)), f"{place}.{name}")
                for each, wanted in _members(kind)
            )
        )
    if isinstance(kind, type) and issubclass(kind, Enum) and value in [each.value for each in kind]:
        return kind(value)
    # The exact type, since a bool is also an int.
    if type(value) is kind:
        return value
    raise ValueError(f"{place}: {value!r} is no {getattr(kind, '__name__', kind)}")


def _written(value: Any) -> Any:
    if isinstance(value, Model):
        return value.to_dict()
    if isinstance(value, Enum):
        return value.value
    return [_written(each) for each in value] if isinstance(value, list) else value
