"""Builds the wheel (PEP 517). The package is Python alone and has no dependencies, so that this is all it takes."""

import base64
import hashlib
import tomllib
import zipfile
from pathlib import Path

_folder = Path(__file__).parent
_project = tomllib.loads((_folder / "pyproject.toml").read_text("utf-8"))["project"]
_name = f"{_project['name']}-{_project['version']}"
# The same sources give the same bytes.
_moment = (1980, 1, 1, 0, 0, 0)


class UnsupportedOperation(Exception):
    pass


def build_sdist(sdist_directory, config_settings=None):
    raise UnsupportedOperation("The source archive is made with the website, which offers it")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """Writes the wheel into this directory and gives its file name."""
    files = {
        f"firstangle/{path.name}": path.read_bytes()
        for path in sorted((_folder / "firstangle").iterdir())
        if path.suffix == ".py" or path.name == "py.typed"
    }
    files[f"{_name}.dist-info/METADATA"] = _metadata().encode()
    files[f"{_name}.dist-info/WHEEL"] = _wheel.encode()
    record = f"{_name}.dist-info/RECORD"
    lines = [_recorded(path, content) for path, content in files.items()]
    files[record] = "\n".join([*lines, f"{record},,", ""]).encode()
    file_name = f"{_name}-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / file_name, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path, _moment)
            entry.external_attr = 0o644 << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(entry, content)
    return file_name


_wheel = """Wheel-Version: 1.0
Generator: firstangle
Root-Is-Purelib: true
Tag: py3-none-any
"""


def _metadata():
    return f"""Metadata-Version: 2.1
Name: {_project['name']}
Version: {_project['version']}
Summary: {_project['description']}
Requires-Python: {_project['requires-python']}
Description-Content-Type: text/markdown

{(_folder / _project['readme']).read_text('utf-8')}"""


def _recorded(path, content):
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode().rstrip("=")
    return f"{path},sha256={digest},{len(content)}"
