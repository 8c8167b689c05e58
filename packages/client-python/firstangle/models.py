# Made by `npm run client-files` from shared/api-schemas. Changes here are lost.
from dataclasses import dataclass
from typing import Any, List, Optional, TypeVar, Type, cast, Callable
from enum import Enum


T = TypeVar("T")
EnumT = TypeVar("EnumT", bound=Enum)


def from_str(x: Any) -> str:
    assert isinstance(x, str)
    return x


def from_int(x: Any) -> int:
    assert isinstance(x, int) and not isinstance(x, bool)
    return x


def to_class(c: Type[T], x: Any) -> dict:
    assert isinstance(x, c)
    return cast(Any, x).to_dict()


def to_enum(c: Type[EnumT], x: Any) -> EnumT:
    assert isinstance(x, c)
    return x.value


def from_list(f: Callable[[Any], T], x: Any) -> List[T]:
    assert isinstance(x, list)
    return [f(y) for y in x]


def from_none(x: Any) -> Any:
    assert x is None
    return x


def from_union(fs, x):
    for f in fs:
        try:
            return f(x)
        except:
            pass
    assert False


def from_bool(x: Any) -> bool:
    assert isinstance(x, bool)
    return x


@dataclass
class FieldError:
    detail: str
    """What was expected there."""

    pointer: str
    """JSON pointer to the field, in the form of a fragment."""

    @staticmethod
    def from_dict(obj: Any) -> 'FieldError':
        assert isinstance(obj, dict)
        detail = from_str(obj.get("detail"))
        pointer = from_str(obj.get("pointer"))
        return FieldError(detail, pointer)

    def to_dict(self) -> dict:
        result: dict = {}
        result["detail"] = from_str(self.detail)
        result["pointer"] = from_str(self.pointer)
        return result


@dataclass
class File:
    """The sample as a file, to send it.
    
    The page with a numbered balloon at each characteristic, as a PDF file.
    
    The redacted page as a PDF file.
    
    A small picture of the page, as a PNG file.
    """
    bytes: int
    """Size of the file."""

    media_type: str
    """Media type of the file."""

    sha256: str
    """SHA-256 of the file in hexadecimal digits, to check the copy by."""

    url: str
    """Where the file can be fetched."""

    @staticmethod
    def from_dict(obj: Any) -> 'File':
        assert isinstance(obj, dict)
        bytes = from_int(obj.get("bytes"))
        media_type = from_str(obj.get("media_type"))
        sha256 = from_str(obj.get("sha256"))
        url = from_str(obj.get("url"))
        return File(bytes, media_type, sha256, url)

    def to_dict(self) -> dict:
        result: dict = {}
        result["bytes"] = from_int(self.bytes)
        result["media_type"] = from_str(self.media_type)
        result["sha256"] = from_str(self.sha256)
        result["url"] = from_str(self.url)
        return result


class Name(Enum):
    """Name to ask for the sample by.
    
    Name of a sample drawing, in place of a file. Only the sandbox knows these names.
    """
    BRACKET = "bracket"
    COVER = "cover"
    PLATE = "plate"
    SHAFT = "shaft"
    TWO_SHEETS = "two-sheets"


@dataclass
class Sample:
    file: File
    """The sample as a file, to send it."""

    name: Name
    """Name to ask for the sample by."""

    page_count: int
    """Number of sheets in the file."""

    @staticmethod
    def from_dict(obj: Any) -> 'Sample':
        assert isinstance(obj, dict)
        file = File.from_dict(obj.get("file"))
        name = Name(obj.get("name"))
        page_count = from_int(obj.get("page_count"))
        return Sample(file, name, page_count)

    def to_dict(self) -> dict:
        result: dict = {}
        result["file"] = to_class(File, self.file)
        result["name"] = to_enum(Name, self.name)
        result["page_count"] = from_int(self.page_count)
        return result


class HealthStatus(Enum):
    """The sandbox answers and the key is valid."""

    OK = "ok"


@dataclass
class Health:
    samples: List[Sample]
    """The drawings the sandbox answers for."""

    status: HealthStatus
    """The sandbox answers and the key is valid."""

    @staticmethod
    def from_dict(obj: Any) -> 'Health':
        assert isinstance(obj, dict)
        samples = from_list(Sample.from_dict, obj.get("samples"))
        status = HealthStatus(obj.get("status"))
        return Health(samples, status)

    def to_dict(self) -> dict:
        result: dict = {}
        result["samples"] = from_list(lambda x: to_class(Sample, x), self.samples)
        result["status"] = to_enum(HealthStatus, self.status)
        return result


@dataclass
class Problem:
    code: str
    """What a program compares."""

    detail: str
    """What happened and what to do, for a person."""

    status: int
    """Status code, as in the status line."""

    title: str
    """Name of the error."""

    type: str
    """Address of the documentation of this error."""

    errors: Optional[List[FieldError]] = None
    """What is wrong with each field, where fields are at fault."""

    @staticmethod
    def from_dict(obj: Any) -> 'Problem':
        assert isinstance(obj, dict)
        code = from_str(obj.get("code"))
        detail = from_str(obj.get("detail"))
        status = from_int(obj.get("status"))
        title = from_str(obj.get("title"))
        type = from_str(obj.get("type"))
        errors = from_union([lambda x: from_list(FieldError.from_dict, x), from_none], obj.get("errors"))
        return Problem(code, detail, status, title, type, errors)

    def to_dict(self) -> dict:
        result: dict = {}
        result["code"] = from_str(self.code)
        result["detail"] = from_str(self.detail)
        result["status"] = from_int(self.status)
        result["title"] = from_str(self.title)
        result["type"] = from_str(self.type)
        if self.errors is not None:
            result["errors"] = from_union([lambda x: from_list(lambda x: to_class(FieldError, x), x), from_none], self.errors)
        return result


class RequestType(Enum):
    BALLOONS = "balloons"
    FEATURES = "features"
    INSIGHTS = "insights"
    METADATA = "metadata"
    REDACTION = "redaction"
    THUMBNAILS = "thumbnails"


class JobStatus(Enum):
    """State of the job. A job ends as done or failed."""

    DONE = "done"
    FAILED = "failed"
    QUEUED = "queued"
    READING = "reading"


@dataclass
class Job:
    """The job as polling would show it."""

    created_at: str
    """When the job was accepted."""

    job_id: str
    """Names the job. Treat it as opaque."""

    request_types: List[RequestType]
    """What was asked for."""

    status: JobStatus
    """State of the job. A job ends as done or failed."""

    error: Optional[Problem] = None
    """Why the job failed, as problem details. Null in every other state."""

    result_url: Optional[str] = None
    """Address of the result. Null until the job is done."""

    @staticmethod
    def from_dict(obj: Any) -> 'Job':
        assert isinstance(obj, dict)
        created_at = from_str(obj.get("created_at"))
        job_id = from_str(obj.get("job_id"))
        request_types = from_list(RequestType, obj.get("request_types"))
        status = JobStatus(obj.get("status"))
        error = from_union([Problem.from_dict, from_none], obj.get("error"))
        result_url = from_union([from_none, from_str], obj.get("result_url"))
        return Job(created_at, job_id, request_types, status, error, result_url)

    def to_dict(self) -> dict:
        result: dict = {}
        result["created_at"] = from_str(self.created_at)
        result["job_id"] = from_str(self.job_id)
        result["request_types"] = from_list(lambda x: to_enum(RequestType, x), self.request_types)
        result["status"] = to_enum(JobStatus, self.status)
        result["error"] = from_union([lambda x: to_class(Problem, x), from_none], self.error)
        result["result_url"] = from_union([from_none, from_str], self.result_url)
        return result


@dataclass
class Upload:
    """The drawing itself."""

    content: str
    """Bytes of the file, in Base64 without line breaks."""

    name: str
    """File name of the drawing with its extension."""

    @staticmethod
    def from_dict(obj: Any) -> 'Upload':
        assert isinstance(obj, dict)
        content = from_str(obj.get("content"))
        name = from_str(obj.get("name"))
        return Upload(content, name)

    def to_dict(self) -> dict:
        result: dict = {}
        result["content"] = from_str(self.content)
        result["name"] = from_str(self.name)
        return result


@dataclass
class ReadFile:
    file: Upload
    """The drawing itself."""

    request_types: List[RequestType]
    """What to read or make. Ask for several at once, each type once."""

    callback_url: Optional[str] = None
    """Address that is called when the job is over, HTTPS only. The sandbox checks it and calls
    nobody.
    """

    @staticmethod
    def from_dict(obj: Any) -> 'ReadFile':
        assert isinstance(obj, dict)
        file = Upload.from_dict(obj.get("file"))
        request_types = from_list(RequestType, obj.get("request_types"))
        callback_url = from_union([from_str, from_none], obj.get("callback_url"))
        return ReadFile(file, request_types, callback_url)

    def to_dict(self) -> dict:
        result: dict = {}
        result["file"] = to_class(Upload, self.file)
        result["request_types"] = from_list(lambda x: to_enum(RequestType, x), self.request_types)
        if self.callback_url is not None:
            result["callback_url"] = from_union([from_str, from_none], self.callback_url)
        return result


@dataclass
class ReadSample:
    request_types: List[RequestType]
    """What to read or make. Ask for several at once, each type once."""

    sample: Name
    """Name of a sample drawing, in place of a file. Only the sandbox knows these names."""

    callback_url: Optional[str] = None
    """Address that is called when the job is over, HTTPS only. The sandbox checks it and calls
    nobody.
    """

    @staticmethod
    def from_dict(obj: Any) -> 'ReadSample':
        assert isinstance(obj, dict)
        request_types = from_list(RequestType, obj.get("request_types"))
        sample = Name(obj.get("sample"))
        callback_url = from_union([from_str, from_none], obj.get("callback_url"))
        return ReadSample(request_types, sample, callback_url)

    def to_dict(self) -> dict:
        result: dict = {}
        result["request_types"] = from_list(lambda x: to_enum(RequestType, x), self.request_types)
        result["sample"] = to_enum(Name, self.sample)
        if self.callback_url is not None:
            result["callback_url"] = from_union([from_str, from_none], self.callback_url)
        return result


class FeaturesAskType(Enum):
    FEATURES = "FEATURES"


class AskVersion(Enum):
    V2 = "v2"


@dataclass
class Confidence:
    """How sure the reading is."""

    score: str
    """How sure the reading of this value is, from 0 to 1. Compare it with your threshold."""

    @staticmethod
    def from_dict(obj: Any) -> 'Confidence':
        assert isinstance(obj, dict)
        score = from_str(obj.get("score"))
        return Confidence(score)

    def to_dict(self) -> dict:
        result: dict = {}
        result["score"] = from_str(self.score)
        return result


@dataclass
class Quantity:
    """Diameter of the counterbore.
    
    Diameter of the counterdrill.
    
    Largest diameter of the countersink.
    
    Nominal diameter. For pipe threads the size of the pipe in inches.
    
    Leg length of the chamfer.
    
    Printed sum of a chain of equal spaces, as in 5x 20 (=100).
    
    Shift of an unequally disposed zone, behind Ⓤ or UZ.
    
    The zone holds in every part of this length.
    
    With per_length: the zone holds in every part of this length and width.
    
    Length of a projected zone, behind Ⓟ.
    """
    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    @staticmethod
    def from_dict(obj: Any) -> 'Quantity':
        assert isinstance(obj, dict)
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        return Quantity(unit, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        return result


@dataclass
class Counterbore:
    diameter: Quantity
    """Diameter of the counterbore."""

    depth: Optional[Quantity] = None
    """Depth of the counterbore."""

    is_spotface: Optional[bool] = None
    """A spotface, just deep enough for a flat seat."""

    @staticmethod
    def from_dict(obj: Any) -> 'Counterbore':
        assert isinstance(obj, dict)
        diameter = Quantity.from_dict(obj.get("diameter"))
        depth = from_union([Quantity.from_dict, from_none], obj.get("depth"))
        is_spotface = from_union([from_bool, from_none], obj.get("is_spotface"))
        return Counterbore(diameter, depth, is_spotface)

    def to_dict(self) -> dict:
        result: dict = {}
        result["diameter"] = to_class(Quantity, self.diameter)
        result["depth"] = from_union([lambda x: to_class(Quantity, x), from_none], self.depth)
        if self.is_spotface is not None:
            result["is_spotface"] = from_union([from_bool, from_none], self.is_spotface)
        return result


@dataclass
class Counterdrill:
    diameter: Quantity
    """Diameter of the counterdrill."""

    angle: Optional[Quantity] = None
    """Full angle of the transition."""

    depth: Optional[Quantity] = None
    """Depth of the counterdrill."""

    @staticmethod
    def from_dict(obj: Any) -> 'Counterdrill':
        assert isinstance(obj, dict)
        diameter = Quantity.from_dict(obj.get("diameter"))
        angle = from_union([Quantity.from_dict, from_none], obj.get("angle"))
        depth = from_union([Quantity.from_dict, from_none], obj.get("depth"))
        return Counterdrill(diameter, angle, depth)

    def to_dict(self) -> dict:
        result: dict = {}
        result["diameter"] = to_class(Quantity, self.diameter)
        if self.angle is not None:
            result["angle"] = from_union([lambda x: to_class(Quantity, x), from_none], self.angle)
        result["depth"] = from_union([lambda x: to_class(Quantity, x), from_none], self.depth)
        return result


@dataclass
class Countersink:
    diameter: Quantity
    """Largest diameter of the countersink."""

    angle: Optional[Quantity] = None
    """Full angle of the cone."""

    @staticmethod
    def from_dict(obj: Any) -> 'Countersink':
        assert isinstance(obj, dict)
        diameter = Quantity.from_dict(obj.get("diameter"))
        angle = from_union([Quantity.from_dict, from_none], obj.get("angle"))
        return Countersink(diameter, angle)

    def to_dict(self) -> dict:
        result: dict = {}
        result["diameter"] = to_class(Quantity, self.diameter)
        result["angle"] = from_union([lambda x: to_class(Quantity, x), from_none], self.angle)
        return result


class DepthType(Enum):
    """Whether the depth is a stated size, goes through or ends blind."""

    BLIND = "BLIND"
    SIZE = "SIZE"
    THROUGH = "THROUGH"
    THROUGH_ALL = "THROUGH_ALL"


@dataclass
class Tolerance:
    """Permitted deviations, stated at the size or taken from the general tolerances.
    
    Tolerance of the angle, in degrees.
    """
    deviation_lower: Optional[str] = None
    """Lower limit deviation from the nominal size, with its sign."""

    deviation_upper: Optional[str] = None
    """Upper limit deviation from the nominal size, with its sign."""

    fit: Optional[str] = None
    """Tolerance class as written at the size, letter and grade. Capitals are holes, small
    letters shafts.
    """
    is_envelope_required: Optional[bool] = None
    """Envelope requirement, a circled E: the perfect form at maximum material size must not be
    broken.
    """
    limit_lower: Optional[str] = None
    """Lower limit of size, where limits are printed."""

    limit_upper: Optional[str] = None
    """Upper limit of size, where limits are printed."""

    tolerance_grade: Optional[str] = None
    """Tolerance grade to ISO 286, the width of the tolerance zone."""

    @staticmethod
    def from_dict(obj: Any) -> 'Tolerance':
        assert isinstance(obj, dict)
        deviation_lower = from_union([from_none, from_str], obj.get("deviation_lower"))
        deviation_upper = from_union([from_none, from_str], obj.get("deviation_upper"))
        fit = from_union([from_none, from_str], obj.get("fit"))
        is_envelope_required = from_union([from_bool, from_none], obj.get("is_envelope_required"))
        limit_lower = from_union([from_none, from_str], obj.get("limit_lower"))
        limit_upper = from_union([from_none, from_str], obj.get("limit_upper"))
        tolerance_grade = from_union([from_none, from_str], obj.get("tolerance_grade"))
        return Tolerance(deviation_lower, deviation_upper, fit, is_envelope_required, limit_lower, limit_upper, tolerance_grade)

    def to_dict(self) -> dict:
        result: dict = {}
        result["deviation_lower"] = from_union([from_none, from_str], self.deviation_lower)
        result["deviation_upper"] = from_union([from_none, from_str], self.deviation_upper)
        result["fit"] = from_union([from_none, from_str], self.fit)
        if self.is_envelope_required is not None:
            result["is_envelope_required"] = from_union([from_bool, from_none], self.is_envelope_required)
        if self.limit_lower is not None:
            result["limit_lower"] = from_union([from_none, from_str], self.limit_lower)
        if self.limit_upper is not None:
            result["limit_upper"] = from_union([from_none, from_str], self.limit_upper)
        result["tolerance_grade"] = from_union([from_none, from_str], self.tolerance_grade)
        return result


@dataclass
class Depth:
    depth_type: DepthType
    """Whether the depth is a stated size, goes through or ends blind."""

    unit: str
    """Unit of the value."""

    tolerance: Optional[Tolerance] = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    value: Optional[str] = None
    """Depth where the sheet states one."""

    @staticmethod
    def from_dict(obj: Any) -> 'Depth':
        assert isinstance(obj, dict)
        depth_type = DepthType(obj.get("depth_type"))
        unit = from_str(obj.get("unit"))
        tolerance = from_union([Tolerance.from_dict, from_none], obj.get("tolerance"))
        value = from_union([from_none, from_str], obj.get("value"))
        return Depth(depth_type, unit, tolerance, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["depth_type"] = to_enum(DepthType, self.depth_type)
        result["unit"] = from_str(self.unit)
        if self.tolerance is not None:
            result["tolerance"] = from_union([lambda x: to_class(Tolerance, x), from_none], self.tolerance)
        result["value"] = from_union([from_none, from_str], self.value)
        return result


@dataclass
class BoreDiameter:
    tolerance: Tolerance
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    @staticmethod
    def from_dict(obj: Any) -> 'BoreDiameter':
        assert isinstance(obj, dict)
        tolerance = Tolerance.from_dict(obj.get("tolerance"))
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        return BoreDiameter(tolerance, unit, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["tolerance"] = to_class(Tolerance, self.tolerance)
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        return result


class Handedness(Enum):
    """Right-hand or left-hand thread."""

    LEFT = "LEFT"
    RIGHT = "RIGHT"


@dataclass
class ThreadSpacing:
    """Pitch or threads per inch, whichever the system uses."""

    pitch_in_mm: Optional[str] = None
    """Pitch. For a coarse thread it follows from the diameter, even where the callout leaves it
    out. Unit: mm.
    """
    threads_per_inch: Optional[str] = None
    """Threads per inch of inch threads. Unit: 1/inch."""

    @staticmethod
    def from_dict(obj: Any) -> 'ThreadSpacing':
        assert isinstance(obj, dict)
        pitch_in_mm = from_union([from_none, from_str], obj.get("pitch_in_mm"))
        threads_per_inch = from_union([from_none, from_str], obj.get("threads_per_inch"))
        return ThreadSpacing(pitch_in_mm, threads_per_inch)

    def to_dict(self) -> dict:
        result: dict = {}
        result["pitch_in_mm"] = from_union([from_none, from_str], self.pitch_in_mm)
        result["threads_per_inch"] = from_union([from_none, from_str], self.threads_per_inch)
        return result


class ThreadSymbol(Enum):
    """Letters of the designation. They tell threads of one type apart, such as G, R, Rp, Rc and
    W.
    """
    ACME = "ACME"
    G = "G"
    M = "M"
    NPT = "NPT"
    NPTF = "NPTF"
    R = "R"
    RC = "Rc"
    RD = "Rd"
    RP = "Rp"
    TR = "Tr"
    UN = "UN"
    UNC = "UNC"
    UNEF = "UNEF"
    UNF = "UNF"
    W = "W"


class ThreadType(Enum):
    """Thread system."""

    ACME = "ACME"
    ISO_METRIC = "ISO_METRIC"
    KNUCKLE = "KNUCKLE"
    NPT = "NPT"
    SM = "SM"
    TRAPEZOIDAL = "TRAPEZOIDAL"
    UTS = "UTS"
    WHITWORTH = "WHITWORTH"


@dataclass
class Thread:
    confidence: Confidence
    """How sure the reading is."""

    diameter: Quantity
    """Nominal diameter. For pipe threads the size of the pipe in inches."""

    handedness: Handedness
    """Right-hand or left-hand thread."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    spacing: ThreadSpacing
    """Pitch or threads per inch, whichever the system uses."""

    thread_type: ThreadType
    """Thread system."""

    depth: Optional[Depth] = None
    """Usable depth of the thread."""

    designation: Optional[str] = None
    """The thread as it is designated, without class and depth."""

    starts: Optional[int] = None
    """Number of starts. The lead is this number times the pitch."""

    thread_standard: Optional[str] = None
    """Standard that defines the thread."""

    thread_symbol: Optional[ThreadSymbol] = None
    """Letters of the designation. They tell threads of one type apart, such as G, R, Rp, Rc and
    W.
    """
    tolerance_class: Optional[str] = None
    """Tolerance class as printed."""

    @staticmethod
    def from_dict(obj: Any) -> 'Thread':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        diameter = Quantity.from_dict(obj.get("diameter"))
        handedness = Handedness(obj.get("handedness"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        spacing = ThreadSpacing.from_dict(obj.get("spacing"))
        thread_type = ThreadType(obj.get("thread_type"))
        depth = from_union([Depth.from_dict, from_none], obj.get("depth"))
        designation = from_union([from_str, from_none], obj.get("designation"))
        starts = from_union([from_int, from_none], obj.get("starts"))
        thread_standard = from_union([from_str, from_none], obj.get("thread_standard"))
        thread_symbol = from_union([ThreadSymbol, from_none], obj.get("thread_symbol"))
        tolerance_class = from_union([from_none, from_str], obj.get("tolerance_class"))
        return Thread(confidence, diameter, handedness, label, quantity, reference_id, spacing, thread_type, depth, designation, starts, thread_standard, thread_symbol, tolerance_class)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["diameter"] = to_class(Quantity, self.diameter)
        result["handedness"] = to_enum(Handedness, self.handedness)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["spacing"] = to_class(ThreadSpacing, self.spacing)
        result["thread_type"] = to_enum(ThreadType, self.thread_type)
        result["depth"] = from_union([lambda x: to_class(Depth, x), from_none], self.depth)
        if self.designation is not None:
            result["designation"] = from_union([from_str, from_none], self.designation)
        if self.starts is not None:
            result["starts"] = from_union([from_int, from_none], self.starts)
        if self.thread_standard is not None:
            result["thread_standard"] = from_union([from_str, from_none], self.thread_standard)
        if self.thread_symbol is not None:
            result["thread_symbol"] = from_union([lambda x: to_enum(ThreadSymbol, x), from_none], self.thread_symbol)
        if self.tolerance_class is not None:
            result["tolerance_class"] = from_union([from_none, from_str], self.tolerance_class)
        return result


@dataclass
class Bore:
    confidence: Confidence
    """How sure the reading is."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    counterbore: Optional[Counterbore] = None
    """Cylindrical counterbore."""

    counterdrill: Optional[Counterdrill] = None
    """Counterdrill, a wider drilled entry."""

    countersink: Optional[Countersink] = None
    """Conical countersink."""

    depth: Optional[Depth] = None
    """Depth of the bore."""

    diameter: Optional[BoreDiameter] = None
    """Diameter of the bore with its tolerance."""

    thread: Optional[Thread] = None
    """Thread in the bore, with the fields of an entry of threads."""

    @staticmethod
    def from_dict(obj: Any) -> 'Bore':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        counterbore = from_union([Counterbore.from_dict, from_none], obj.get("counterbore"))
        counterdrill = from_union([Counterdrill.from_dict, from_none], obj.get("counterdrill"))
        countersink = from_union([Countersink.from_dict, from_none], obj.get("countersink"))
        depth = from_union([Depth.from_dict, from_none], obj.get("depth"))
        diameter = from_union([BoreDiameter.from_dict, from_none], obj.get("diameter"))
        thread = from_union([Thread.from_dict, from_none], obj.get("thread"))
        return Bore(confidence, label, quantity, reference_id, counterbore, counterdrill, countersink, depth, diameter, thread)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["counterbore"] = from_union([lambda x: to_class(Counterbore, x), from_none], self.counterbore)
        result["counterdrill"] = from_union([lambda x: to_class(Counterdrill, x), from_none], self.counterdrill)
        result["countersink"] = from_union([lambda x: to_class(Countersink, x), from_none], self.countersink)
        result["depth"] = from_union([lambda x: to_class(Depth, x), from_none], self.depth)
        result["diameter"] = from_union([lambda x: to_class(BoreDiameter, x), from_none], self.diameter)
        result["thread"] = from_union([lambda x: to_class(Thread, x), from_none], self.thread)
        return result


@dataclass
class Chamfer:
    confidence: Confidence
    """How sure the reading is."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    size: Quantity
    """Leg length of the chamfer."""

    angle: Optional[Quantity] = None
    """Angle of the chamfer."""

    angle_tolerance: Optional[Tolerance] = None
    """Tolerance of the angle, in degrees."""

    second_size: Optional[Quantity] = None
    """Length of the other leg, where two are printed."""

    tolerance: Optional[Tolerance] = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    @staticmethod
    def from_dict(obj: Any) -> 'Chamfer':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        size = Quantity.from_dict(obj.get("size"))
        angle = from_union([Quantity.from_dict, from_none], obj.get("angle"))
        angle_tolerance = from_union([Tolerance.from_dict, from_none], obj.get("angle_tolerance"))
        second_size = from_union([Quantity.from_dict, from_none], obj.get("second_size"))
        tolerance = from_union([Tolerance.from_dict, from_none], obj.get("tolerance"))
        return Chamfer(confidence, label, quantity, reference_id, size, angle, angle_tolerance, second_size, tolerance)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["size"] = to_class(Quantity, self.size)
        result["angle"] = from_union([lambda x: to_class(Quantity, x), from_none], self.angle)
        if self.angle_tolerance is not None:
            result["angle_tolerance"] = from_union([lambda x: to_class(Tolerance, x), from_none], self.angle_tolerance)
        if self.second_size is not None:
            result["second_size"] = from_union([lambda x: to_class(Quantity, x), from_none], self.second_size)
        if self.tolerance is not None:
            result["tolerance"] = from_union([lambda x: to_class(Tolerance, x), from_none], self.tolerance)
        return result


class SizeType(Enum):
    """Kind of size, such as a length, an angle or a diameter."""

    ANGULAR = "ANGULAR"
    ARC = "ARC"
    DIAMETER = "DIAMETER"
    LINEAR = "LINEAR"
    SPHERICAL_DIAMETER = "SPHERICAL_DIAMETER"
    SQUARE = "SQUARE"
    WIDTH_ACROSS_FLATS = "WIDTH_ACROSS_FLATS"


@dataclass
class Size:
    """The nominal size."""

    size_type: SizeType
    """Kind of size, such as a length, an angle or a diameter."""

    unit: str
    """Unit of the value."""

    value: Optional[str] = None
    """The number, without its unit."""

    @staticmethod
    def from_dict(obj: Any) -> 'Size':
        assert isinstance(obj, dict)
        size_type = SizeType(obj.get("size_type"))
        unit = from_str(obj.get("unit"))
        value = from_union([from_none, from_str], obj.get("value"))
        return Size(size_type, unit, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["size_type"] = to_enum(SizeType, self.size_type)
        result["unit"] = from_str(self.unit)
        result["value"] = from_union([from_none, from_str], self.value)
        return result


@dataclass
class Dimension:
    confidence: Confidence
    """How sure the reading is."""

    is_approximation: bool
    """Marked as approximate on the sheet."""

    is_general_tolerance: bool
    """No tolerance at the size. The deviations come from the general tolerances."""

    is_reference: bool
    """Auxiliary size in parentheses, for information only."""

    is_theoretically_exact: bool
    """The size is in a frame. Its tolerance comes from a tolerance frame."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    size: Size
    """The nominal size."""

    tolerance: Tolerance
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    chain_total: Optional[Quantity] = None
    """Printed sum of a chain of equal spaces, as in 5x 20 (=100)."""

    is_pitch_circle: Optional[bool] = None
    """The circle on which the centres of holes lie."""

    @staticmethod
    def from_dict(obj: Any) -> 'Dimension':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        is_approximation = from_bool(obj.get("is_approximation"))
        is_general_tolerance = from_bool(obj.get("is_general_tolerance"))
        is_reference = from_bool(obj.get("is_reference"))
        is_theoretically_exact = from_bool(obj.get("is_theoretically_exact"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        size = Size.from_dict(obj.get("size"))
        tolerance = Tolerance.from_dict(obj.get("tolerance"))
        chain_total = from_union([Quantity.from_dict, from_none], obj.get("chain_total"))
        is_pitch_circle = from_union([from_bool, from_none], obj.get("is_pitch_circle"))
        return Dimension(confidence, is_approximation, is_general_tolerance, is_reference, is_theoretically_exact, label, quantity, reference_id, size, tolerance, chain_total, is_pitch_circle)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["is_approximation"] = from_bool(self.is_approximation)
        result["is_general_tolerance"] = from_bool(self.is_general_tolerance)
        result["is_reference"] = from_bool(self.is_reference)
        result["is_theoretically_exact"] = from_bool(self.is_theoretically_exact)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["size"] = to_class(Size, self.size)
        result["tolerance"] = to_class(Tolerance, self.tolerance)
        if self.chain_total is not None:
            result["chain_total"] = from_union([lambda x: to_class(Quantity, x), from_none], self.chain_total)
        if self.is_pitch_circle is not None:
            result["is_pitch_circle"] = from_union([from_bool, from_none], self.is_pitch_circle)
        return result


class Origin(Enum):
    """The corner from which points are counted. From the top left, x runs to the right and y
    runs down.
    """
    TOP_LEFT = "TOP_LEFT"


@dataclass
class PagePoint:
    x: str
    """Distance from the left edge of the page. Unit: mm."""

    y: str
    """Distance from the top edge of the page. Unit: mm."""

    @staticmethod
    def from_dict(obj: Any) -> 'PagePoint':
        assert isinstance(obj, dict)
        x = from_str(obj.get("x"))
        y = from_str(obj.get("y"))
        return PagePoint(x, y)

    def to_dict(self) -> dict:
        result: dict = {}
        result["x"] = from_str(self.x)
        result["y"] = from_str(self.y)
        return result


@dataclass
class Region:
    polygon: List[PagePoint]
    """Corners of the place, clockwise from the top left one. It encloses the ink of the callout."""

    reference_id: int
    """The value that was read here."""

    @staticmethod
    def from_dict(obj: Any) -> 'Region':
        assert isinstance(obj, dict)
        polygon = from_list(PagePoint.from_dict, obj.get("polygon"))
        reference_id = from_int(obj.get("reference_id"))
        return Region(polygon, reference_id)

    def to_dict(self) -> dict:
        result: dict = {}
        result["polygon"] = from_list(lambda x: to_class(PagePoint, x), self.polygon)
        result["reference_id"] = from_int(self.reference_id)
        return result


class Unit(Enum):
    """Unit of the page size and of all points."""

    MM = "mm"


@dataclass
class Evidence:
    """Where on the page each value was read."""

    height: str
    """Height of the page. Unit: mm."""

    origin: Origin
    """The corner from which points are counted. From the top left, x runs to the right and y
    runs down.
    """
    page: int
    """Number of the page in the file, from 1."""

    regions: List[Region]
    """One place for each reference_id of this response."""

    unit: Unit
    """Unit of the page size and of all points."""

    width: str
    """Width of the page. Unit: mm."""

    @staticmethod
    def from_dict(obj: Any) -> 'Evidence':
        assert isinstance(obj, dict)
        height = from_str(obj.get("height"))
        origin = Origin(obj.get("origin"))
        page = from_int(obj.get("page"))
        regions = from_list(Region.from_dict, obj.get("regions"))
        unit = Unit(obj.get("unit"))
        width = from_str(obj.get("width"))
        return Evidence(height, origin, page, regions, unit, width)

    def to_dict(self) -> dict:
        result: dict = {}
        result["height"] = from_str(self.height)
        result["origin"] = to_enum(Origin, self.origin)
        result["page"] = from_int(self.page)
        result["regions"] = from_list(lambda x: to_class(Region, x), self.regions)
        result["unit"] = to_enum(Unit, self.unit)
        result["width"] = from_str(self.width)
        return result


class Characteristic(Enum):
    """Toleranced characteristic, or a datum indicator."""

    ANGULARITY = "ANGULARITY"
    CIRCULARITY = "CIRCULARITY"
    CIRCULAR_RUNOUT = "CIRCULAR_RUNOUT"
    CONCENTRICITY = "CONCENTRICITY"
    CYLINDRICITY = "CYLINDRICITY"
    DATUM = "DATUM"
    FLATNESS = "FLATNESS"
    PARALLELISM = "PARALLELISM"
    PERPENDICULARITY = "PERPENDICULARITY"
    POSITION = "POSITION"
    PROFILE_OF_A_LINE = "PROFILE_OF_A_LINE"
    PROFILE_OF_A_SURFACE = "PROFILE_OF_A_SURFACE"
    STRAIGHTNESS = "STRAIGHTNESS"
    SYMMETRY = "SYMMETRY"
    TOTAL_RUNOUT = "TOTAL_RUNOUT"


class MaterialCondition(Enum):
    MAXIMUM = "MAXIMUM"
    MINIMUM = "MINIMUM"
    RECIPROCITY = "RECIPROCITY"


@dataclass
class Datum:
    label: str
    """Letter of the datum. Two letters with a hyphen are a common datum."""

    material_condition: Optional[MaterialCondition] = None
    """Maximum or least material requirement of the datum."""

    modifiers: Optional[List[str]] = None
    """Modifiers of the datum as printed, without their circle."""

    @staticmethod
    def from_dict(obj: Any) -> 'Datum':
        assert isinstance(obj, dict)
        label = from_str(obj.get("label"))
        material_condition = from_union([from_none, MaterialCondition], obj.get("material_condition"))
        modifiers = from_union([lambda x: from_list(from_str, x), from_none], obj.get("modifiers"))
        return Datum(label, material_condition, modifiers)

    def to_dict(self) -> dict:
        result: dict = {}
        result["label"] = from_str(self.label)
        if self.material_condition is not None:
            result["material_condition"] = from_union([from_none, lambda x: to_enum(MaterialCondition, x)], self.material_condition)
        if self.modifiers is not None:
            result["modifiers"] = from_union([lambda x: from_list(from_str, x), from_none], self.modifiers)
        return result


class MeasuredOn(Enum):
    """Diameter of the thread that is toleranced (MD, LD or PD on the sheet)."""

    MAJOR_DIAMETER = "MAJOR_DIAMETER"
    MINOR_DIAMETER = "MINOR_DIAMETER"
    PITCH_DIAMETER = "PITCH_DIAMETER"


class State(Enum):
    FREE = "FREE"


class Combination(Enum):
    """Combined zone (CZ) or separate zones (SZ)."""

    COMBINED = "COMBINED"
    SEPARATED = "SEPARATED"


@dataclass
class ToleranceZone:
    is_diameter: bool
    """Whether the zone is a cylinder, written with Ø."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    combination: Optional[Combination] = None
    """Combined zone (CZ) or separate zones (SZ)."""

    is_sphere: Optional[bool] = None
    """Whether the zone is a sphere, written with SØ."""

    offset: Optional[Quantity] = None
    """Shift of an unequally disposed zone, behind Ⓤ or UZ."""

    per_length: Optional[Quantity] = None
    """The zone holds in every part of this length."""

    per_width: Optional[Quantity] = None
    """With per_length: the zone holds in every part of this length and width."""

    projected_length: Optional[Quantity] = None
    """Length of a projected zone, behind Ⓟ."""

    @staticmethod
    def from_dict(obj: Any) -> 'ToleranceZone':
        assert isinstance(obj, dict)
        is_diameter = from_bool(obj.get("is_diameter"))
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        combination = from_union([Combination, from_none], obj.get("combination"))
        is_sphere = from_union([from_bool, from_none], obj.get("is_sphere"))
        offset = from_union([Quantity.from_dict, from_none], obj.get("offset"))
        per_length = from_union([Quantity.from_dict, from_none], obj.get("per_length"))
        per_width = from_union([Quantity.from_dict, from_none], obj.get("per_width"))
        projected_length = from_union([Quantity.from_dict, from_none], obj.get("projected_length"))
        return ToleranceZone(is_diameter, unit, value, combination, is_sphere, offset, per_length, per_width, projected_length)

    def to_dict(self) -> dict:
        result: dict = {}
        result["is_diameter"] = from_bool(self.is_diameter)
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        if self.combination is not None:
            result["combination"] = from_union([lambda x: to_enum(Combination, x), from_none], self.combination)
        if self.is_sphere is not None:
            result["is_sphere"] = from_union([from_bool, from_none], self.is_sphere)
        if self.offset is not None:
            result["offset"] = from_union([lambda x: to_class(Quantity, x), from_none], self.offset)
        if self.per_length is not None:
            result["per_length"] = from_union([lambda x: to_class(Quantity, x), from_none], self.per_length)
        if self.per_width is not None:
            result["per_width"] = from_union([lambda x: to_class(Quantity, x), from_none], self.per_width)
        if self.projected_length is not None:
            result["projected_length"] = from_union([lambda x: to_class(Quantity, x), from_none], self.projected_length)
        return result


@dataclass
class Gdnt:
    characteristic: Characteristic
    """Toleranced characteristic, or a datum indicator."""

    confidence: Confidence
    """How sure the reading is."""

    datums: List[Datum]
    """Datums in their order. For a datum indicator, its own letter."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    material_condition: Optional[MaterialCondition] = None
    """Maximum or least material requirement, or reciprocity."""

    measured_on: Optional[MeasuredOn] = None
    """Diameter of the thread that is toleranced (MD, LD or PD on the sheet)."""

    modifiers: Optional[List[str]] = None
    """Modifiers of the zone as printed, circled letters without their circle."""

    state: Optional[State] = None
    """Free state, for parts that deform without restraint."""

    zone: Optional[ToleranceZone] = None
    """Tolerance zone. A datum indicator has none."""

    @staticmethod
    def from_dict(obj: Any) -> 'Gdnt':
        assert isinstance(obj, dict)
        characteristic = Characteristic(obj.get("characteristic"))
        confidence = Confidence.from_dict(obj.get("confidence"))
        datums = from_list(Datum.from_dict, obj.get("datums"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        material_condition = from_union([from_none, MaterialCondition], obj.get("material_condition"))
        measured_on = from_union([MeasuredOn, from_none], obj.get("measured_on"))
        modifiers = from_union([lambda x: from_list(from_str, x), from_none], obj.get("modifiers"))
        state = from_union([from_none, State], obj.get("state"))
        zone = from_union([ToleranceZone.from_dict, from_none], obj.get("zone"))
        return Gdnt(characteristic, confidence, datums, label, quantity, reference_id, material_condition, measured_on, modifiers, state, zone)

    def to_dict(self) -> dict:
        result: dict = {}
        result["characteristic"] = to_enum(Characteristic, self.characteristic)
        result["confidence"] = to_class(Confidence, self.confidence)
        result["datums"] = from_list(lambda x: to_class(Datum, x), self.datums)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["material_condition"] = from_union([from_none, lambda x: to_enum(MaterialCondition, x)], self.material_condition)
        if self.measured_on is not None:
            result["measured_on"] = from_union([lambda x: to_enum(MeasuredOn, x), from_none], self.measured_on)
        if self.modifiers is not None:
            result["modifiers"] = from_union([lambda x: from_list(from_str, x), from_none], self.modifiers)
        result["state"] = from_union([from_none, lambda x: to_enum(State, x)], self.state)
        result["zone"] = from_union([lambda x: to_class(ToleranceZone, x), from_none], self.zone)
        return result


class PageType(Enum):
    """Kind of page. Fields of a part are read from component drawings."""

    COMPONENT_DRAWING = "COMPONENT_DRAWING"
    MISCELLANEOUS = "MISCELLANEOUS"


class CurvatureType(Enum):
    CONCAVE = "CONCAVE"
    CONVEX = "CONVEX"
    PLANE = "PLANE"


@dataclass
class Radius:
    confidence: Confidence
    """How sure the reading is."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    curvature_type: Optional[CurvatureType] = None
    """Concave for a fillet, convex for a rounded edge. It decides which tool fits."""

    is_reference: Optional[bool] = None
    """Auxiliary size in parentheses, for information only."""

    is_spherical: Optional[bool] = None
    """The radius of a sphere, written with SR."""

    is_theoretically_exact: Optional[bool] = None
    """The size is in a frame. Its tolerance comes from a tolerance frame."""

    size: Optional[Quantity] = None
    """The radius."""

    tolerance: Optional[Tolerance] = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    @staticmethod
    def from_dict(obj: Any) -> 'Radius':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        label = from_str(obj.get("label"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        curvature_type = from_union([from_none, CurvatureType], obj.get("curvature_type"))
        is_reference = from_union([from_bool, from_none], obj.get("is_reference"))
        is_spherical = from_union([from_bool, from_none], obj.get("is_spherical"))
        is_theoretically_exact = from_union([from_bool, from_none], obj.get("is_theoretically_exact"))
        size = from_union([Quantity.from_dict, from_none], obj.get("size"))
        tolerance = from_union([Tolerance.from_dict, from_none], obj.get("tolerance"))
        return Radius(confidence, label, quantity, reference_id, curvature_type, is_reference, is_spherical, is_theoretically_exact, size, tolerance)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["label"] = from_str(self.label)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["curvature_type"] = from_union([from_none, lambda x: to_enum(CurvatureType, x)], self.curvature_type)
        if self.is_reference is not None:
            result["is_reference"] = from_union([from_bool, from_none], self.is_reference)
        if self.is_spherical is not None:
            result["is_spherical"] = from_union([from_bool, from_none], self.is_spherical)
        if self.is_theoretically_exact is not None:
            result["is_theoretically_exact"] = from_union([from_bool, from_none], self.is_theoretically_exact)
        result["size"] = from_union([lambda x: to_class(Quantity, x), from_none], self.size)
        if self.tolerance is not None:
            result["tolerance"] = from_union([lambda x: to_class(Tolerance, x), from_none], self.tolerance)
        return result


class Acceptance(Enum):
    MAXIMUM = "MAXIMUM"
    MEAN = "MEAN"
    SIXTEEN_PERCENT = "SIXTEEN_PERCENT"


class ConditionType(Enum):
    """Whether the value is an upper limit, a lower limit or an average."""

    AVERAGE = "AVERAGE"
    LOWER = "LOWER"
    UPPER = "UPPER"


@dataclass
class RoughnessCondition:
    condition_type: ConditionType
    """Whether the value is an upper limit, a lower limit or an average."""

    parameter: str
    """Surface parameter that is limited."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    acceptance: Optional[Acceptance] = None
    """Rule by which measured values are compared with the limit."""

    transmission_band: Optional[str] = None
    """Transmission band or cut-off as printed before the parameter."""

    @staticmethod
    def from_dict(obj: Any) -> 'RoughnessCondition':
        assert isinstance(obj, dict)
        condition_type = ConditionType(obj.get("condition_type"))
        parameter = from_str(obj.get("parameter"))
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        acceptance = from_union([from_none, Acceptance], obj.get("acceptance"))
        transmission_band = from_union([from_str, from_none], obj.get("transmission_band"))
        return RoughnessCondition(condition_type, parameter, unit, value, acceptance, transmission_band)

    def to_dict(self) -> dict:
        result: dict = {}
        result["condition_type"] = to_enum(ConditionType, self.condition_type)
        result["parameter"] = from_str(self.parameter)
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        result["acceptance"] = from_union([from_none, lambda x: to_enum(Acceptance, x)], self.acceptance)
        if self.transmission_band is not None:
            result["transmission_band"] = from_union([from_str, from_none], self.transmission_band)
        return result


class DirectionOfLay(Enum):
    CIRCULAR = "CIRCULAR"
    CROSS = "CROSS"
    MULTIDIRECTIONAL = "MULTIDIRECTIONAL"
    PARALLEL = "PARALLEL"
    PERPENDICULAR = "PERPENDICULAR"
    PROTUBERANT = "PROTUBERANT"
    RADIAL = "RADIAL"


class MaterialRemovalType(Enum):
    """Whether the surface must be machined, must stay as it is, or may be either."""

    PROHIBITED = "PROHIBITED"
    REQUIRED = "REQUIRED"
    UNSPECIFIED = "UNSPECIFIED"


@dataclass
class Roughness:
    applies_all_around: bool
    """Whether the symbol holds for the whole contour of the view."""

    conditions: List[RoughnessCondition]
    """The limits at the symbol, one entry each."""

    confidence: Confidence
    """How sure the reading is."""

    label: str
    """The callout as written on the sheet, in one line."""

    material_removal_type: MaterialRemovalType
    """Whether the surface must be machined, must stay as it is, or may be either."""

    quantity: int
    """How often the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    direction_of_lay: Optional[DirectionOfLay] = None
    """Direction of the grooves left by machining."""

    machining_allowance: Optional[str] = None
    """Machining allowance at the symbol."""

    manufacturing_process: Optional[str] = None
    """Process stated at the symbol."""

    standard: Optional[str] = None
    """Standard and edition of the symbol. The edition decides what a limit means."""

    waviness: Optional[str] = None
    """Waviness requirement at the symbol."""

    @staticmethod
    def from_dict(obj: Any) -> 'Roughness':
        assert isinstance(obj, dict)
        applies_all_around = from_bool(obj.get("applies_all_around"))
        conditions = from_list(RoughnessCondition.from_dict, obj.get("conditions"))
        confidence = Confidence.from_dict(obj.get("confidence"))
        label = from_str(obj.get("label"))
        material_removal_type = MaterialRemovalType(obj.get("material_removal_type"))
        quantity = from_int(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        direction_of_lay = from_union([from_none, DirectionOfLay], obj.get("direction_of_lay"))
        machining_allowance = from_union([from_none, from_str], obj.get("machining_allowance"))
        manufacturing_process = from_union([from_none, from_str], obj.get("manufacturing_process"))
        standard = from_union([from_none, from_str], obj.get("standard"))
        waviness = from_union([from_none, from_str], obj.get("waviness"))
        return Roughness(applies_all_around, conditions, confidence, label, material_removal_type, quantity, reference_id, direction_of_lay, machining_allowance, manufacturing_process, standard, waviness)

    def to_dict(self) -> dict:
        result: dict = {}
        result["applies_all_around"] = from_bool(self.applies_all_around)
        result["conditions"] = from_list(lambda x: to_class(RoughnessCondition, x), self.conditions)
        result["confidence"] = to_class(Confidence, self.confidence)
        result["label"] = from_str(self.label)
        result["material_removal_type"] = to_enum(MaterialRemovalType, self.material_removal_type)
        result["quantity"] = from_int(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        result["direction_of_lay"] = from_union([from_none, lambda x: to_enum(DirectionOfLay, x)], self.direction_of_lay)
        result["machining_allowance"] = from_union([from_none, from_str], self.machining_allowance)
        result["manufacturing_process"] = from_union([from_none, from_str], self.manufacturing_process)
        result["standard"] = from_union([from_none, from_str], self.standard)
        result["waviness"] = from_union([from_none, from_str], self.waviness)
        return result


@dataclass
class Features:
    """The features response of this page, if it was asked for."""

    ask_type: FeaturesAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    bores: List[Bore]
    """Hole callouts. Diameter, depth, counterbore, countersink and thread stay together."""

    chamfers: List[Chamfer]
    """Chamfer callouts."""

    dimensions: List[Dimension]
    """Lengths, diameters and angles with their tolerances."""

    evidence: Evidence
    """Where on the page each value was read."""

    gdnts: List[Gdnt]
    """Tolerance frames and datum indicators (GD&T)."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    radii: List[Radius]
    """Fillets and rounded edges."""

    roughnesses: List[Roughness]
    """Surface texture symbols on the views."""

    threads: List[Thread]
    """Thread callouts."""

    @staticmethod
    def from_dict(obj: Any) -> 'Features':
        assert isinstance(obj, dict)
        ask_type = FeaturesAskType(obj.get("ask_type"))
        ask_version = AskVersion(obj.get("ask_version"))
        bores = from_list(Bore.from_dict, obj.get("bores"))
        chamfers = from_list(Chamfer.from_dict, obj.get("chamfers"))
        dimensions = from_list(Dimension.from_dict, obj.get("dimensions"))
        evidence = Evidence.from_dict(obj.get("evidence"))
        gdnts = from_list(Gdnt.from_dict, obj.get("gdnts"))
        page_type = PageType(obj.get("page_type"))
        radii = from_list(Radius.from_dict, obj.get("radii"))
        roughnesses = from_list(Roughness.from_dict, obj.get("roughnesses"))
        threads = from_list(Thread.from_dict, obj.get("threads"))
        return Features(ask_type, ask_version, bores, chamfers, dimensions, evidence, gdnts, page_type, radii, roughnesses, threads)

    def to_dict(self) -> dict:
        result: dict = {}
        result["ask_type"] = to_enum(FeaturesAskType, self.ask_type)
        result["ask_version"] = to_enum(AskVersion, self.ask_version)
        result["bores"] = from_list(lambda x: to_class(Bore, x), self.bores)
        result["chamfers"] = from_list(lambda x: to_class(Chamfer, x), self.chamfers)
        result["dimensions"] = from_list(lambda x: to_class(Dimension, x), self.dimensions)
        result["evidence"] = to_class(Evidence, self.evidence)
        result["gdnts"] = from_list(lambda x: to_class(Gdnt, x), self.gdnts)
        result["page_type"] = to_enum(PageType, self.page_type)
        result["radii"] = from_list(lambda x: to_class(Radius, x), self.radii)
        result["roughnesses"] = from_list(lambda x: to_class(Roughness, x), self.roughnesses)
        result["threads"] = from_list(lambda x: to_class(Thread, x), self.threads)
        return result


class InsightsAskType(Enum):
    INSIGHTS = "INSIGHTS"


@dataclass
class PrimaryProcess:
    confidence: Confidence
    """How sure the reading is."""

    process: str
    """The process."""

    requires_secondary_milling: bool
    """Whether the part also needs milling."""

    @staticmethod
    def from_dict(obj: Any) -> 'PrimaryProcess':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        process = from_str(obj.get("process"))
        requires_secondary_milling = from_bool(obj.get("requires_secondary_milling"))
        return PrimaryProcess(confidence, process, requires_secondary_milling)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["process"] = from_str(self.process)
        result["requires_secondary_milling"] = from_bool(self.requires_secondary_milling)
        return result


@dataclass
class SecondaryProcess:
    confidence: Confidence
    """How sure the reading is."""

    label: str
    """Name of the step."""

    process_category: List[str]
    """Path through the groups of DIN 8580, from coarse to fine."""

    @staticmethod
    def from_dict(obj: Any) -> 'SecondaryProcess':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        label = from_str(obj.get("label"))
        process_category = from_list(from_str, obj.get("process_category"))
        return SecondaryProcess(confidence, label, process_category)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["label"] = from_str(self.label)
        result["process_category"] = from_list(from_str, self.process_category)
        return result


@dataclass
class Volume:
    confidence: Confidence
    """How sure the reading is."""

    unit: str
    """Unit of the value."""

    value: str
    """Estimated volume."""

    @staticmethod
    def from_dict(obj: Any) -> 'Volume':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        return Volume(confidence, unit, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        return result


@dataclass
class Insights:
    """The insights response of this page, if it was asked for."""

    ask_type: InsightsAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    primary_process_options: List[PrimaryProcess]
    """Manufacturing processes that can give the part its shape, to DIN 8580."""

    secondary_processes: List[SecondaryProcess]
    """Processes that follow, such as heat treatment or grinding."""

    overall_dimensions: Optional[List[Size]] = None
    """Overall dimensions of the part, each as a size."""

    volume_estimate: Optional[Volume] = None
    """Estimated volume of the finished part."""

    @staticmethod
    def from_dict(obj: Any) -> 'Insights':
        assert isinstance(obj, dict)
        ask_type = InsightsAskType(obj.get("ask_type"))
        ask_version = AskVersion(obj.get("ask_version"))
        page_type = PageType(obj.get("page_type"))
        primary_process_options = from_list(PrimaryProcess.from_dict, obj.get("primary_process_options"))
        secondary_processes = from_list(SecondaryProcess.from_dict, obj.get("secondary_processes"))
        overall_dimensions = from_union([from_none, lambda x: from_list(Size.from_dict, x)], obj.get("overall_dimensions"))
        volume_estimate = from_union([Volume.from_dict, from_none], obj.get("volume_estimate"))
        return Insights(ask_type, ask_version, page_type, primary_process_options, secondary_processes, overall_dimensions, volume_estimate)

    def to_dict(self) -> dict:
        result: dict = {}
        result["ask_type"] = to_enum(InsightsAskType, self.ask_type)
        result["ask_version"] = to_enum(AskVersion, self.ask_version)
        result["page_type"] = to_enum(PageType, self.page_type)
        result["primary_process_options"] = from_list(lambda x: to_class(PrimaryProcess, x), self.primary_process_options)
        result["secondary_processes"] = from_list(lambda x: to_class(SecondaryProcess, x), self.secondary_processes)
        if self.overall_dimensions is not None:
            result["overall_dimensions"] = from_union([from_none, lambda x: from_list(lambda x: to_class(Size, x), x)], self.overall_dimensions)
        result["volume_estimate"] = from_union([lambda x: to_class(Volume, x), from_none], self.volume_estimate)
        return result


class MetadataAskType(Enum):
    META_DATA = "META_DATA"


@dataclass
class BillOfMaterialRow:
    confidence: Confidence
    """How sure the reading is."""

    designation: str
    """Designation of the item."""

    part_number: str
    """Part number of the item."""

    position: str
    """Item number on the sheet."""

    quantity: str
    """Number of pieces."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    @staticmethod
    def from_dict(obj: Any) -> 'BillOfMaterialRow':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        designation = from_str(obj.get("designation"))
        part_number = from_str(obj.get("part_number"))
        position = from_str(obj.get("position"))
        quantity = from_str(obj.get("quantity"))
        reference_id = from_int(obj.get("reference_id"))
        return BillOfMaterialRow(confidence, designation, part_number, position, quantity, reference_id)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["designation"] = from_str(self.designation)
        result["part_number"] = from_str(self.part_number)
        result["position"] = from_str(self.position)
        result["quantity"] = from_str(self.quantity)
        result["reference_id"] = from_int(self.reference_id)
        return result


@dataclass
class Designation:
    confidence: Confidence
    """How sure the reading is."""

    language: str
    """Language of the text on the sheet, as three letters."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    value: str
    """The designation as written on the sheet."""

    @staticmethod
    def from_dict(obj: Any) -> 'Designation':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        language = from_str(obj.get("language"))
        reference_id = from_int(obj.get("reference_id"))
        value = from_str(obj.get("value"))
        return Designation(confidence, language, reference_id, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["language"] = from_str(self.language)
        result["reference_id"] = from_int(self.reference_id)
        result["value"] = from_str(self.value)
        return result


class Principle(Enum):
    ENVELOPE = "ENVELOPE"
    INDEPENDENCE = "INDEPENDENCE"


@dataclass
class GeneralTolerance:
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    tolerance_class: str
    """Tolerance class in the note."""

    tolerance_standard: str
    """Standard that the note refers to, or a note of its own."""

    principle: Optional[Principle] = None
    """Whether size limits form (envelope requirement) or not (independency)."""

    @staticmethod
    def from_dict(obj: Any) -> 'GeneralTolerance':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        reference_id = from_int(obj.get("reference_id"))
        tolerance_class = from_str(obj.get("tolerance_class"))
        tolerance_standard = from_str(obj.get("tolerance_standard"))
        principle = from_union([from_none, Principle], obj.get("principle"))
        return GeneralTolerance(confidence, reference_id, tolerance_class, tolerance_standard, principle)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["reference_id"] = from_int(self.reference_id)
        result["tolerance_class"] = from_str(self.tolerance_class)
        result["tolerance_standard"] = from_str(self.tolerance_standard)
        result["principle"] = from_union([from_none, lambda x: to_enum(Principle, x)], self.principle)
        return result


class Period(Enum):
    """Whether the number is current, was replaced, or is to come."""

    CURRENT = "CURRENT"
    FUTURE = "FUTURE"
    PREVIOUS = "PREVIOUS"


class Stakeholder(Enum):
    CUSTOMER = "CUSTOMER"
    OWNER = "OWNER"
    SUPPLIER = "SUPPLIER"


@dataclass
class Identifier:
    confidence: Confidence
    """How sure the reading is."""

    identifier_type: str
    """What the value identifies. A drawing number is not a part number."""

    language: str
    """Language of the text on the sheet, as three letters."""

    period: Period
    """Whether the number is current, was replaced, or is to come."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    value: str
    """The number or name as written on the sheet."""

    stakeholder: Optional[Stakeholder] = None
    """Whose number it is."""

    @staticmethod
    def from_dict(obj: Any) -> 'Identifier':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        identifier_type = from_str(obj.get("identifier_type"))
        language = from_str(obj.get("language"))
        period = Period(obj.get("period"))
        reference_id = from_int(obj.get("reference_id"))
        value = from_str(obj.get("value"))
        stakeholder = from_union([from_none, Stakeholder], obj.get("stakeholder"))
        return Identifier(confidence, identifier_type, language, period, reference_id, value, stakeholder)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["identifier_type"] = from_str(self.identifier_type)
        result["language"] = from_str(self.language)
        result["period"] = to_enum(Period, self.period)
        result["reference_id"] = from_int(self.reference_id)
        result["value"] = from_str(self.value)
        result["stakeholder"] = from_union([from_none, lambda x: to_enum(Stakeholder, x)], self.stakeholder)
        return result


@dataclass
class Material:
    designation: str
    """Designation of the material."""

    material_category: List[str]
    """Path through the material groups, from coarse to fine."""

    raw_ocr: str
    """The wording on the sheet, unchanged."""

    standard: Optional[str] = None
    """Material standard named on the sheet."""

    @staticmethod
    def from_dict(obj: Any) -> 'Material':
        assert isinstance(obj, dict)
        designation = from_str(obj.get("designation"))
        material_category = from_list(from_str, obj.get("material_category"))
        raw_ocr = from_str(obj.get("raw_ocr"))
        standard = from_union([from_none, from_str], obj.get("standard"))
        return Material(designation, material_category, raw_ocr, standard)

    def to_dict(self) -> dict:
        result: dict = {}
        result["designation"] = from_str(self.designation)
        result["material_category"] = from_list(from_str, self.material_category)
        result["raw_ocr"] = from_str(self.raw_ocr)
        result["standard"] = from_union([from_none, from_str], self.standard)
        return result


@dataclass
class MaterialOption:
    confidence: Confidence
    """How sure the reading is."""

    material_combination: List[Material]
    """Materials that are used together in this option. A single part has one."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    @staticmethod
    def from_dict(obj: Any) -> 'MaterialOption':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        material_combination = from_list(Material.from_dict, obj.get("material_combination"))
        reference_id = from_int(obj.get("reference_id"))
        return MaterialOption(confidence, material_combination, reference_id)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["material_combination"] = from_list(lambda x: to_class(Material, x), self.material_combination)
        result["reference_id"] = from_int(self.reference_id)
        return result


class Value(Enum):
    """Projection method. The wrong one mirrors the part."""

    FIRST_ANGLE = "FIRST_ANGLE"
    THIRD_ANGLE = "THIRD_ANGLE"


@dataclass
class ProjectionMethod:
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    value: Value
    """Projection method. The wrong one mirrors the part."""

    @staticmethod
    def from_dict(obj: Any) -> 'ProjectionMethod':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        reference_id = from_int(obj.get("reference_id"))
        value = Value(obj.get("value"))
        return ProjectionMethod(confidence, reference_id, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["reference_id"] = from_int(self.reference_id)
        result["value"] = to_enum(Value, self.value)
        return result


class UnitSystemType(Enum):
    """Metric or imperial units."""

    IMPERIAL = "IMPERIAL"
    METRIC = "METRIC"


@dataclass
class UnitSystem:
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    unit_system_type: UnitSystemType
    """Metric or imperial units."""

    @staticmethod
    def from_dict(obj: Any) -> 'UnitSystem':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        reference_id = from_int(obj.get("reference_id"))
        unit_system_type = UnitSystemType(obj.get("unit_system_type"))
        return UnitSystem(confidence, reference_id, unit_system_type)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["reference_id"] = from_int(self.reference_id)
        result["unit_system_type"] = to_enum(UnitSystemType, self.unit_system_type)
        return result


@dataclass
class Weight:
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    unit: str
    """Unit of the value."""

    value: str
    """Weight of the part."""

    @staticmethod
    def from_dict(obj: Any) -> 'Weight':
        assert isinstance(obj, dict)
        confidence = Confidence.from_dict(obj.get("confidence"))
        reference_id = from_int(obj.get("reference_id"))
        unit = from_str(obj.get("unit"))
        value = from_str(obj.get("value"))
        return Weight(confidence, reference_id, unit, value)

    def to_dict(self) -> dict:
        result: dict = {}
        result["confidence"] = to_class(Confidence, self.confidence)
        result["reference_id"] = from_int(self.reference_id)
        result["unit"] = from_str(self.unit)
        result["value"] = from_str(self.value)
        return result


@dataclass
class Metadata:
    """The metadata response of this page, if it was asked for."""

    ask_type: MetadataAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    bill_of_material: List[BillOfMaterialRow]
    """Rows of the parts list. Empty on the drawing of a single part."""

    evidence: Evidence
    """Where on the page each value was read."""

    general_tolerances: List[GeneralTolerance]
    """Notes that govern every dimension without a tolerance of its own."""

    identifiers: List[Identifier]
    """Every number and name that identifies the part, the drawing or the order, such as the
    drawing number.
    """
    languages: List[str]
    """Languages found on the sheet."""

    material_options: List[MaterialOption]
    """Materials the part may be made of. More than one means that the sheet leaves a choice."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    unit_systems: List[UnitSystem]
    """Unit systems in use on the sheet. Two entries mean dual dimensioning."""

    designation: Optional[Designation] = None
    """Name of the part from the title block."""

    general_roughness: Optional[Roughness] = None
    """Surface texture that holds wherever no other is indicated."""

    projection_method: Optional[ProjectionMethod] = None
    """First-angle or third-angle projection, from the symbol in the title block."""

    weight: Optional[Weight] = None
    """Weight stated in the title block. It is read, not calculated."""

    @staticmethod
    def from_dict(obj: Any) -> 'Metadata':
        assert isinstance(obj, dict)
        ask_type = MetadataAskType(obj.get("ask_type"))
        ask_version = AskVersion(obj.get("ask_version"))
        bill_of_material = from_list(BillOfMaterialRow.from_dict, obj.get("bill_of_material"))
        evidence = Evidence.from_dict(obj.get("evidence"))
        general_tolerances = from_list(GeneralTolerance.from_dict, obj.get("general_tolerances"))
        identifiers = from_list(Identifier.from_dict, obj.get("identifiers"))
        languages = from_list(from_str, obj.get("languages"))
        material_options = from_list(MaterialOption.from_dict, obj.get("material_options"))
        page_type = PageType(obj.get("page_type"))
        unit_systems = from_list(UnitSystem.from_dict, obj.get("unit_systems"))
        designation = from_union([Designation.from_dict, from_none], obj.get("designation"))
        general_roughness = from_union([Roughness.from_dict, from_none], obj.get("general_roughness"))
        projection_method = from_union([ProjectionMethod.from_dict, from_none], obj.get("projection_method"))
        weight = from_union([Weight.from_dict, from_none], obj.get("weight"))
        return Metadata(ask_type, ask_version, bill_of_material, evidence, general_tolerances, identifiers, languages, material_options, page_type, unit_systems, designation, general_roughness, projection_method, weight)

    def to_dict(self) -> dict:
        result: dict = {}
        result["ask_type"] = to_enum(MetadataAskType, self.ask_type)
        result["ask_version"] = to_enum(AskVersion, self.ask_version)
        result["bill_of_material"] = from_list(lambda x: to_class(BillOfMaterialRow, x), self.bill_of_material)
        result["evidence"] = to_class(Evidence, self.evidence)
        result["general_tolerances"] = from_list(lambda x: to_class(GeneralTolerance, x), self.general_tolerances)
        result["identifiers"] = from_list(lambda x: to_class(Identifier, x), self.identifiers)
        result["languages"] = from_list(from_str, self.languages)
        result["material_options"] = from_list(lambda x: to_class(MaterialOption, x), self.material_options)
        result["page_type"] = to_enum(PageType, self.page_type)
        result["unit_systems"] = from_list(lambda x: to_class(UnitSystem, x), self.unit_systems)
        result["designation"] = from_union([lambda x: to_class(Designation, x), from_none], self.designation)
        result["general_roughness"] = from_union([lambda x: to_class(Roughness, x), from_none], self.general_roughness)
        result["projection_method"] = from_union([lambda x: to_class(ProjectionMethod, x), from_none], self.projection_method)
        result["weight"] = from_union([lambda x: to_class(Weight, x), from_none], self.weight)
        return result


@dataclass
class ResultPage:
    page: int
    """Number of the page, from 1. The evidence of its responses has the same number."""

    balloons: Optional[File] = None
    """The page with a numbered balloon at each characteristic, as a PDF file."""

    features: Optional[Features] = None
    """The features response of this page, if it was asked for."""

    insights: Optional[Insights] = None
    """The insights response of this page, if it was asked for."""

    metadata: Optional[Metadata] = None
    """The metadata response of this page, if it was asked for."""

    redaction: Optional[File] = None
    """The redacted page as a PDF file."""

    thumbnails: Optional[File] = None
    """A small picture of the page, as a PNG file."""

    @staticmethod
    def from_dict(obj: Any) -> 'ResultPage':
        assert isinstance(obj, dict)
        page = from_int(obj.get("page"))
        balloons = from_union([File.from_dict, from_none], obj.get("balloons"))
        features = from_union([Features.from_dict, from_none], obj.get("features"))
        insights = from_union([Insights.from_dict, from_none], obj.get("insights"))
        metadata = from_union([Metadata.from_dict, from_none], obj.get("metadata"))
        redaction = from_union([File.from_dict, from_none], obj.get("redaction"))
        thumbnails = from_union([File.from_dict, from_none], obj.get("thumbnails"))
        return ResultPage(page, balloons, features, insights, metadata, redaction, thumbnails)

    def to_dict(self) -> dict:
        result: dict = {}
        result["page"] = from_int(self.page)
        if self.balloons is not None:
            result["balloons"] = from_union([lambda x: to_class(File, x), from_none], self.balloons)
        if self.features is not None:
            result["features"] = from_union([lambda x: to_class(Features, x), from_none], self.features)
        if self.insights is not None:
            result["insights"] = from_union([lambda x: to_class(Insights, x), from_none], self.insights)
        if self.metadata is not None:
            result["metadata"] = from_union([lambda x: to_class(Metadata, x), from_none], self.metadata)
        if self.redaction is not None:
            result["redaction"] = from_union([lambda x: to_class(File, x), from_none], self.redaction)
        if self.thumbnails is not None:
            result["thumbnails"] = from_union([lambda x: to_class(File, x), from_none], self.thumbnails)
        return result


@dataclass
class Result:
    file_name: str
    """File name of the sample that was read."""

    job_id: str
    """Names the job. Treat it as opaque."""

    pages: List[ResultPage]
    """One entry for each sheet, in the order of the file."""

    @staticmethod
    def from_dict(obj: Any) -> 'Result':
        assert isinstance(obj, dict)
        file_name = from_str(obj.get("file_name"))
        job_id = from_str(obj.get("job_id"))
        pages = from_list(ResultPage.from_dict, obj.get("pages"))
        return Result(file_name, job_id, pages)

    def to_dict(self) -> dict:
        result: dict = {}
        result["file_name"] = from_str(self.file_name)
        result["job_id"] = from_str(self.job_id)
        result["pages"] = from_list(lambda x: to_class(ResultPage, x), self.pages)
        return result


@dataclass
class WebhookHeaders:
    """The headers of the call."""

    content_type: str
    """Media type of the body."""

    webhook_id: str
    """Names the event. A repeated call has the same id."""

    webhook_signature: str
    """Version and signature, HMAC-SHA256 of id, timestamp and body."""

    webhook_timestamp: str
    """When the call was signed, in seconds since 1970-01-01 UTC."""

    @staticmethod
    def from_dict(obj: Any) -> 'WebhookHeaders':
        assert isinstance(obj, dict)
        content_type = from_str(obj.get("content-type"))
        webhook_id = from_str(obj.get("webhook-id"))
        webhook_signature = from_str(obj.get("webhook-signature"))
        webhook_timestamp = from_str(obj.get("webhook-timestamp"))
        return WebhookHeaders(content_type, webhook_id, webhook_signature, webhook_timestamp)

    def to_dict(self) -> dict:
        result: dict = {}
        result["content-type"] = from_str(self.content_type)
        result["webhook-id"] = from_str(self.webhook_id)
        result["webhook-signature"] = from_str(self.webhook_signature)
        result["webhook-timestamp"] = from_str(self.webhook_timestamp)
        return result


@dataclass
class Webhook:
    body: str
    """The body of the call, byte for byte. The signature covers exactly this text."""

    headers: WebhookHeaders
    """The headers of the call."""

    @staticmethod
    def from_dict(obj: Any) -> 'Webhook':
        assert isinstance(obj, dict)
        body = from_str(obj.get("body"))
        headers = WebhookHeaders.from_dict(obj.get("headers"))
        return Webhook(body, headers)

    def to_dict(self) -> dict:
        result: dict = {}
        result["body"] = from_str(self.body)
        result["headers"] = to_class(WebhookHeaders, self.headers)
        return result


class TypeEnum(Enum):
    """What happened."""

    JOB_DONE = "job.done"
    JOB_FAILED = "job.failed"


@dataclass
class WebhookEvent:
    data: Job
    """The job as polling would show it."""

    timestamp: str
    """When it happened."""

    type: TypeEnum
    """What happened."""

    @staticmethod
    def from_dict(obj: Any) -> 'WebhookEvent':
        assert isinstance(obj, dict)
        data = Job.from_dict(obj.get("data"))
        timestamp = from_str(obj.get("timestamp"))
        type = TypeEnum(obj.get("type"))
        return WebhookEvent(data, timestamp, type)

    def to_dict(self) -> dict:
        result: dict = {}
        result["data"] = to_class(Job, self.data)
        result["timestamp"] = from_str(self.timestamp)
        result["type"] = to_enum(TypeEnum, self.type)
        return result


@dataclass
class WebhookTest:
    job_id: str
    """Names the job. Treat it as opaque."""

    @staticmethod
    def from_dict(obj: Any) -> 'WebhookTest':
        assert isinstance(obj, dict)
        job_id = from_str(obj.get("job_id"))
        return WebhookTest(job_id)

    def to_dict(self) -> dict:
        result: dict = {}
        result["job_id"] = from_str(self.job_id)
        return result


@dataclass
class Contract:
    field_error: Optional[FieldError] = None
    file: Optional[File] = None
    health: Optional[Health] = None
    job: Optional[Job] = None
    problem: Optional[Problem] = None
    read_file: Optional[ReadFile] = None
    read_sample: Optional[ReadSample] = None
    result: Optional[Result] = None
    result_page: Optional[ResultPage] = None
    sample: Optional[Sample] = None
    upload: Optional[Upload] = None
    webhook: Optional[Webhook] = None
    webhook_event: Optional[WebhookEvent] = None
    webhook_headers: Optional[WebhookHeaders] = None
    webhook_test: Optional[WebhookTest] = None

    @staticmethod
    def from_dict(obj: Any) -> 'Contract':
        assert isinstance(obj, dict)
        field_error = from_union([FieldError.from_dict, from_none], obj.get("field_error"))
        file = from_union([File.from_dict, from_none], obj.get("file"))
        health = from_union([Health.from_dict, from_none], obj.get("health"))
        job = from_union([Job.from_dict, from_none], obj.get("job"))
        problem = from_union([Problem.from_dict, from_none], obj.get("problem"))
        read_file = from_union([ReadFile.from_dict, from_none], obj.get("read_file"))
        read_sample = from_union([ReadSample.from_dict, from_none], obj.get("read_sample"))
        result = from_union([Result.from_dict, from_none], obj.get("result"))
        result_page = from_union([ResultPage.from_dict, from_none], obj.get("result_page"))
        sample = from_union([Sample.from_dict, from_none], obj.get("sample"))
        upload = from_union([Upload.from_dict, from_none], obj.get("upload"))
        webhook = from_union([Webhook.from_dict, from_none], obj.get("webhook"))
        webhook_event = from_union([WebhookEvent.from_dict, from_none], obj.get("webhook_event"))
        webhook_headers = from_union([WebhookHeaders.from_dict, from_none], obj.get("webhook_headers"))
        webhook_test = from_union([WebhookTest.from_dict, from_none], obj.get("webhook_test"))
        return Contract(field_error, file, health, job, problem, read_file, read_sample, result, result_page, sample, upload, webhook, webhook_event, webhook_headers, webhook_test)

    def to_dict(self) -> dict:
        result: dict = {}
        if self.field_error is not None:
            result["field_error"] = from_union([lambda x: to_class(FieldError, x), from_none], self.field_error)
        if self.file is not None:
            result["file"] = from_union([lambda x: to_class(File, x), from_none], self.file)
        if self.health is not None:
            result["health"] = from_union([lambda x: to_class(Health, x), from_none], self.health)
        if self.job is not None:
            result["job"] = from_union([lambda x: to_class(Job, x), from_none], self.job)
        if self.problem is not None:
            result["problem"] = from_union([lambda x: to_class(Problem, x), from_none], self.problem)
        if self.read_file is not None:
            result["read_file"] = from_union([lambda x: to_class(ReadFile, x), from_none], self.read_file)
        if self.read_sample is not None:
            result["read_sample"] = from_union([lambda x: to_class(ReadSample, x), from_none], self.read_sample)
        if self.result is not None:
            result["result"] = from_union([lambda x: to_class(Result, x), from_none], self.result)
        if self.result_page is not None:
            result["result_page"] = from_union([lambda x: to_class(ResultPage, x), from_none], self.result_page)
        if self.sample is not None:
            result["sample"] = from_union([lambda x: to_class(Sample, x), from_none], self.sample)
        if self.upload is not None:
            result["upload"] = from_union([lambda x: to_class(Upload, x), from_none], self.upload)
        if self.webhook is not None:
            result["webhook"] = from_union([lambda x: to_class(Webhook, x), from_none], self.webhook)
        if self.webhook_event is not None:
            result["webhook_event"] = from_union([lambda x: to_class(WebhookEvent, x), from_none], self.webhook_event)
        if self.webhook_headers is not None:
            result["webhook_headers"] = from_union([lambda x: to_class(WebhookHeaders, x), from_none], self.webhook_headers)
        if self.webhook_test is not None:
            result["webhook_test"] = from_union([lambda x: to_class(WebhookTest, x), from_none], self.webhook_test)
        return result


def contract_from_dict(s: Any) -> Contract:
    return Contract.from_dict(s)


def contract_to_dict(x: Contract) -> Any:
    return to_class(Contract, x)
