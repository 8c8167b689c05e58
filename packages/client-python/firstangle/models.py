# Made by `npm run client-files` from shared/api-schemas. Changes here are lost.
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


@dataclass
class FieldError(Model):
    detail: str
    """What was expected there."""

    pointer: str
    """JSON pointer to the field, in the form of a fragment."""


@dataclass
class File(Model):
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
    """SHA-256 of the file in hexadecimal digits, for checking the copy."""

    url: str
    """Where the file can be fetched."""


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
class Sample(Model):
    file: File
    """The sample as a file, to send it."""

    name: Name
    """Name to ask for the sample by."""

    page_count: int
    """Number of sheets in the file."""


class HealthStatus(Enum):
    """The sandbox answers and the key is valid."""

    OK = "ok"


@dataclass
class Health(Model):
    samples: list[Sample]
    """The drawings the sandbox answers for."""

    status: HealthStatus
    """The sandbox answers and the key is valid."""


@dataclass
class Problem(Model):
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

    errors: list[FieldError] | None = None
    """What is wrong with each field, where fields are at fault."""


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
class Job(Model):
    """The job as polling would show it."""

    created_at: str
    """When the job was accepted."""

    error: Problem | None
    """Why the job failed, as problem details. Null in every other state."""

    job_id: str
    """Names the job. Treat it as opaque."""

    request_types: list[RequestType]
    """What was asked for."""

    result_url: str | None
    """Address of the result. Null until the job is done."""

    status: JobStatus
    """State of the job. A job ends as done or failed."""


@dataclass
class Upload(Model):
    """The drawing itself."""

    content: str
    """Bytes of the file, in Base64 without line breaks."""

    name: str
    """File name of the drawing with its extension."""


@dataclass
class ReadFile(Model):
    file: Upload
    """The drawing itself."""

    request_types: list[RequestType]
    """What to read or make. Ask for several at once, each type once."""

    callback_url: str | None = None
    """Address that is called when the job has finished, HTTPS only. The sandbox checks it and
    calls nobody.
    """


@dataclass
class ReadSample(Model):
    request_types: list[RequestType]
    """What to read or make. Ask for several at once, each type once."""

    sample: Name
    """Name of a sample drawing, in place of a file. Only the sandbox knows these names."""

    callback_url: str | None = None
    """Address that is called when the job has finished, HTTPS only. The sandbox checks it and
    calls nobody.
    """


class FeaturesAskType(Enum):
    FEATURES = "FEATURES"


class AskVersion(Enum):
    V2 = "v2"


@dataclass
class Confidence(Model):
    """How sure the reading is."""

    score: str
    """How sure the reading of this value is, from 0 to 1. Compare it with your threshold."""


@dataclass
class Quantity(Model):
    """Diameter of the counterbore.
    
    Diameter of the counterdrill.
    
    Largest diameter of the countersink.
    
    Nominal diameter. For pipe threads the size of the pipe in inches.
    
    Leg length of the chamfer.
    
    Printed sum of a chain of equal spaces, as in 5x 20 (=100).
    
    Shift of an unequally disposed zone, after Ⓤ or UZ.
    
    The zone holds in every part of this length.
    
    With per_length: the zone holds in every part of this length and width.
    
    Length of a projected zone, after Ⓟ.
    """
    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""


@dataclass
class Counterbore(Model):
    depth: Quantity | None
    """Depth of the counterbore."""

    diameter: Quantity
    """Diameter of the counterbore."""

    is_spotface: bool | None = None
    """A spotface, just deep enough for a flat seat."""


@dataclass
class Counterdrill(Model):
    depth: Quantity | None
    """Depth of the counterdrill."""

    diameter: Quantity
    """Diameter of the counterdrill."""

    angle: Quantity | None = None
    """Included angle of the transition."""


@dataclass
class Countersink(Model):
    angle: Quantity | None
    """Included angle of the cone."""

    diameter: Quantity
    """Largest diameter of the countersink."""


class DepthType(Enum):
    """Whether the depth is a stated size, goes through or ends blind."""

    BLIND = "BLIND"
    SIZE = "SIZE"
    THROUGH = "THROUGH"
    THROUGH_ALL = "THROUGH_ALL"


@dataclass
class Tolerance(Model):
    """Permitted deviations, stated at the size or taken from the general tolerances.
    
    Tolerance of the angle, in degrees.
    """
    deviation_lower: str | None
    """Lower limit deviation from the nominal size, with its sign."""

    deviation_upper: str | None
    """Upper limit deviation from the nominal size, with its sign."""

    fit: str | None
    """Tolerance class as written at the size, letter and grade. Capitals are holes, small
    letters shafts.
    """
    tolerance_grade: str | None
    """Tolerance grade to ISO 286, the width of the tolerance zone."""

    is_envelope_required: bool | None = None
    """Envelope requirement, a circled E: the perfect form at maximum material size must not be
    violated.
    """
    limit_lower: str | None = None
    """Lower limit of size, where limits are printed."""

    limit_upper: str | None = None
    """Upper limit of size, where limits are printed."""


@dataclass
class Depth(Model):
    depth_type: DepthType
    """Whether the depth is a stated size, goes through or ends blind."""

    unit: str
    """Unit of the value."""

    value: str | None
    """Depth where the sheet states one."""

    tolerance: Tolerance | None = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""


@dataclass
class BoreDiameter(Model):
    tolerance: Tolerance
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""


class Handedness(Enum):
    """Right-hand or left-hand thread."""

    LEFT = "LEFT"
    RIGHT = "RIGHT"


@dataclass
class ThreadSpacing(Model):
    """Pitch or threads per inch, whichever the system uses."""

    pitch_in_mm: str | None
    """Pitch. For a coarse thread it follows from the diameter, even where the callout leaves it
    out. Unit: mm.
    """
    threads_per_inch: str | None
    """Threads per inch of inch threads. Unit: 1/inch."""


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
class Thread(Model):
    confidence: Confidence
    """How sure the reading is."""

    depth: Depth | None
    """Usable depth of the thread."""

    diameter: Quantity
    """Nominal diameter. For pipe threads the size of the pipe in inches."""

    handedness: Handedness
    """Right-hand or left-hand thread."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    spacing: ThreadSpacing
    """Pitch or threads per inch, whichever the system uses."""

    thread_type: ThreadType
    """Thread system."""

    designation: str | None = None
    """The thread as it is designated, without class and depth."""

    starts: int | None = None
    """Number of starts. The lead is this number times the pitch."""

    thread_standard: str | None = None
    """Standard that defines the thread."""

    thread_symbol: ThreadSymbol | None = None
    """Letters of the designation. They tell threads of one type apart, such as G, R, Rp, Rc and
    W.
    """
    tolerance_class: str | None = None
    """Tolerance class as printed."""


@dataclass
class Bore(Model):
    confidence: Confidence
    """How sure the reading is."""

    counterbore: Counterbore | None
    """Cylindrical counterbore."""

    counterdrill: Counterdrill | None
    """Counterdrill, a wider drilled entry."""

    countersink: Countersink | None
    """Conical countersink."""

    depth: Depth | None
    """Depth of the bore."""

    diameter: BoreDiameter | None
    """Diameter of the bore with its tolerance."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    thread: Thread | None
    """Thread in the bore, with the fields of an entry of threads."""


@dataclass
class Chamfer(Model):
    angle: Quantity | None
    """Angle of the chamfer."""

    confidence: Confidence
    """How sure the reading is."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    size: Quantity
    """Leg length of the chamfer."""

    angle_tolerance: Tolerance | None = None
    """Tolerance of the angle, in degrees."""

    second_size: Quantity | None = None
    """Length of the other leg, where two are printed."""

    tolerance: Tolerance | None = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""


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
class Size(Model):
    """The nominal size."""

    size_type: SizeType
    """Kind of size, such as a length, an angle or a diameter."""

    unit: str
    """Unit of the value."""

    value: str | None
    """The number, without its unit."""


@dataclass
class Dimension(Model):
    confidence: Confidence
    """How sure the reading is."""

    is_approximation: bool
    """Marked as approximate on the sheet."""

    is_general_tolerance: bool
    """No tolerance at the size. The deviations come from the general tolerances."""

    is_reference: bool
    """Auxiliary dimension in parentheses, for information only."""

    is_theoretically_exact: bool
    """The size is in a frame. Its tolerance comes from a tolerance frame."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    size: Size
    """The nominal size."""

    tolerance: Tolerance
    """Permitted deviations, stated at the size or taken from the general tolerances."""

    chain_total: Quantity | None = None
    """Printed sum of a chain of equal spaces, as in 5x 20 (=100)."""

    is_pitch_circle: bool | None = None
    """The circle on which the centres of holes lie."""


class Origin(Enum):
    """The corner from which points are counted. From the top left, x runs to the right and y
    runs down.
    """
    TOP_LEFT = "TOP_LEFT"


@dataclass
class PagePoint(Model):
    x: str
    """Distance from the left edge of the page. Unit: mm."""

    y: str
    """Distance from the top edge of the page. Unit: mm."""


@dataclass
class Region(Model):
    polygon: list[PagePoint]
    """Corners of the place, clockwise from the top left. It encloses the ink of the callout."""

    reference_id: int
    """The value that was read here."""


class Unit(Enum):
    """Unit of the page size and of all points."""

    MM = "mm"


@dataclass
class Evidence(Model):
    """Where on the page each value was read."""

    height: str
    """Height of the page. Unit: mm."""

    origin: Origin
    """The corner from which points are counted. From the top left, x runs to the right and y
    runs down.
    """
    page: int
    """Number of the page in the file, from 1."""

    regions: list[Region]
    """One place for each reference_id of this response."""

    unit: Unit
    """Unit of the page size and of all points."""

    width: str
    """Width of the page. Unit: mm."""


class Characteristic(Enum):
    """Toleranced characteristic, or a datum feature indicator."""

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
class Datum(Model):
    label: str
    """Letter of the datum. Two letters with a hyphen are a common datum."""

    material_condition: MaterialCondition | None = None
    """Maximum or least material requirement of the datum."""

    modifiers: list[str] | None = None
    """Modifiers of the datum as printed, without their circle."""


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
class ToleranceZone(Model):
    is_diameter: bool
    """Whether the zone is a cylinder or a circle, written with Ø."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    combination: Combination | None = None
    """Combined zone (CZ) or separate zones (SZ)."""

    is_sphere: bool | None = None
    """Whether the zone is a sphere, written with SØ."""

    offset: Quantity | None = None
    """Shift of an unequally disposed zone, after Ⓤ or UZ."""

    per_length: Quantity | None = None
    """The zone holds in every part of this length."""

    per_width: Quantity | None = None
    """With per_length: the zone holds in every part of this length and width."""

    projected_length: Quantity | None = None
    """Length of a projected zone, after Ⓟ."""


@dataclass
class Gdnt(Model):
    characteristic: Characteristic
    """Toleranced characteristic, or a datum feature indicator."""

    confidence: Confidence
    """How sure the reading is."""

    datums: list[Datum]
    """Datums in their order. For a datum feature indicator, its own letter."""

    label: str
    """The callout as written on the sheet, in one line."""

    material_condition: MaterialCondition | None
    """Maximum or least material requirement, or reciprocity."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    state: State | None
    """Free state, for parts that deform without restraint."""

    zone: ToleranceZone | None
    """Tolerance zone. A datum feature indicator has none."""

    measured_on: MeasuredOn | None = None
    """Diameter of the thread that is toleranced (MD, LD or PD on the sheet)."""

    modifiers: list[str] | None = None
    """Modifiers of the zone as printed, circled letters without their circle."""


class PageType(Enum):
    """Kind of page. Fields of a part are read from component drawings."""

    COMPONENT_DRAWING = "COMPONENT_DRAWING"
    MISCELLANEOUS = "MISCELLANEOUS"


class CurvatureType(Enum):
    CONCAVE = "CONCAVE"
    CONVEX = "CONVEX"
    PLANE = "PLANE"


@dataclass
class Radius(Model):
    confidence: Confidence
    """How sure the reading is."""

    curvature_type: CurvatureType | None
    """Concave for a fillet, convex for a rounded edge. It decides which tool fits."""

    label: str
    """The callout as written on the sheet, in one line."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    size: Quantity | None
    """The radius."""

    is_reference: bool | None = None
    """Auxiliary dimension in parentheses, for information only."""

    is_spherical: bool | None = None
    """The radius of a sphere, written with SR."""

    is_theoretically_exact: bool | None = None
    """The size is in a frame. Its tolerance comes from a tolerance frame."""

    tolerance: Tolerance | None = None
    """Permitted deviations, stated at the size or taken from the general tolerances."""


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
class RoughnessCondition(Model):
    acceptance: Acceptance | None
    """Rule by which measured values are compared with the limit."""

    condition_type: ConditionType
    """Whether the value is an upper limit, a lower limit or an average."""

    parameter: str
    """Surface parameter that is limited."""

    unit: str
    """Unit of the value."""

    value: str
    """The number, without its unit."""

    transmission_band: str | None = None
    """Transmission band or cut-off as printed before the parameter."""


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
class Roughness(Model):
    applies_all_around: bool
    """Whether the symbol holds for the whole contour of the view."""

    conditions: list[RoughnessCondition]
    """The limits at the symbol, one entry each."""

    confidence: Confidence
    """How sure the reading is."""

    direction_of_lay: DirectionOfLay | None
    """Direction of the grooves left by machining."""

    label: str
    """The callout as written on the sheet, in one line."""

    machining_allowance: str | None
    """Machining allowance at the symbol."""

    manufacturing_process: str | None
    """Process stated at the symbol."""

    material_removal_type: MaterialRemovalType
    """Whether the surface must be machined, must stay as it is, or may be either."""

    quantity: int
    """How many times the feature occurs, as in 4x."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    standard: str | None
    """Standard and edition of the symbol. The edition decides what a limit means."""

    waviness: str | None
    """Waviness requirement at the symbol."""


@dataclass
class Features(Model):
    """The features response of this page, if it was asked for."""

    ask_type: FeaturesAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    bores: list[Bore]
    """Hole callouts. Diameter, depth, counterbore, countersink and thread stay together."""

    chamfers: list[Chamfer]
    """Chamfer callouts."""

    dimensions: list[Dimension]
    """Lengths, diameters and angles with their tolerances."""

    evidence: Evidence
    """Where on the page each value was read."""

    gdnts: list[Gdnt]
    """Tolerance frames and datum feature indicators (GD&T)."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    radii: list[Radius]
    """Fillets and rounded edges."""

    roughnesses: list[Roughness]
    """Surface texture symbols on the views."""

    threads: list[Thread]
    """Thread callouts."""


class InsightsAskType(Enum):
    INSIGHTS = "INSIGHTS"


@dataclass
class PrimaryProcess(Model):
    confidence: Confidence
    """How sure the reading is."""

    process: str
    """The process."""

    requires_secondary_milling: bool
    """Whether the part also needs milling."""


@dataclass
class SecondaryProcess(Model):
    confidence: Confidence
    """How sure the reading is."""

    label: str
    """Name of the step."""

    process_category: list[str]
    """Path through the groups of DIN 8580, from coarse to fine."""


@dataclass
class Volume(Model):
    confidence: Confidence
    """How sure the reading is."""

    unit: str
    """Unit of the value."""

    value: str
    """Estimated volume."""


@dataclass
class Insights(Model):
    """The insights response of this page, if it was asked for."""

    ask_type: InsightsAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    primary_process_options: list[PrimaryProcess]
    """Manufacturing processes that can give the part its shape, to DIN 8580."""

    secondary_processes: list[SecondaryProcess]
    """Processes that follow, such as heat treatment or grinding."""

    volume_estimate: Volume | None
    """Estimated volume of the finished part."""

    overall_dimensions: list[Size] | None = None
    """Overall dimensions of the part, each as a size."""


class MetadataAskType(Enum):
    META_DATA = "META_DATA"


@dataclass
class BillOfMaterialRow(Model):
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


@dataclass
class Designation(Model):
    confidence: Confidence
    """How sure the reading is."""

    language: str
    """Language of the text on the sheet, as three letters."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    value: str
    """The designation as written on the sheet."""


class Principle(Enum):
    ENVELOPE = "ENVELOPE"
    INDEPENDENCE = "INDEPENDENCE"


@dataclass
class GeneralTolerance(Model):
    confidence: Confidence
    """How sure the reading is."""

    principle: Principle | None
    """Whether size limits form (envelope requirement) or not (independency)."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    tolerance_class: str
    """Tolerance class in the note."""

    tolerance_standard: str
    """Standard that the note refers to, or a note of its own."""


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
class Identifier(Model):
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

    stakeholder: Stakeholder | None
    """Whose number it is."""

    value: str
    """The number or name as written on the sheet."""


@dataclass
class Material(Model):
    designation: str
    """Designation of the material."""

    material_category: list[str]
    """Path through the material groups, from coarse to fine."""

    raw_ocr: str
    """The wording on the sheet, unchanged."""

    standard: str | None
    """Material standard named on the sheet."""


@dataclass
class MaterialOption(Model):
    confidence: Confidence
    """How sure the reading is."""

    material_combination: list[Material]
    """Materials that are used together in this option. A single part has one."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""


class Value(Enum):
    """Projection method. The wrong one mirrors the part."""

    FIRST_ANGLE = "FIRST_ANGLE"
    THIRD_ANGLE = "THIRD_ANGLE"


@dataclass
class ProjectionMethod(Model):
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    value: Value
    """Projection method. The wrong one mirrors the part."""


class UnitSystemType(Enum):
    """Metric or imperial units."""

    IMPERIAL = "IMPERIAL"
    METRIC = "METRIC"


@dataclass
class UnitSystem(Model):
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    unit_system_type: UnitSystemType
    """Metric or imperial units."""


@dataclass
class Weight(Model):
    confidence: Confidence
    """How sure the reading is."""

    reference_id: int
    """Number of this value, unique on its page. It ties the value to its place on the sheet."""

    unit: str
    """Unit of the value."""

    value: str
    """Weight of the part."""


@dataclass
class Metadata(Model):
    """The metadata response of this page, if it was asked for."""

    ask_type: MetadataAskType
    """What was asked for."""

    ask_version: AskVersion
    """Version of the response. It names the schema to validate against."""

    bill_of_material: list[BillOfMaterialRow]
    """Rows of the parts list. Empty on the drawing of a single part."""

    designation: Designation | None
    """Name of the part from the title block."""

    evidence: Evidence
    """Where on the page each value was read."""

    general_roughness: Roughness | None
    """Surface texture that holds wherever no other is indicated."""

    general_tolerances: list[GeneralTolerance]
    """Notes that govern every dimension without a tolerance of its own."""

    identifiers: list[Identifier]
    """Every number and name that identifies the part, the drawing or the order, such as the
    drawing number.
    """
    languages: list[str]
    """Languages found on the sheet."""

    material_options: list[MaterialOption]
    """Materials the part may be made of. More than one means that the sheet leaves a choice."""

    page_type: PageType
    """Kind of page. Fields of a part are read from component drawings."""

    projection_method: ProjectionMethod | None
    """First-angle or third-angle projection, from the symbol in the title block."""

    unit_systems: list[UnitSystem]
    """Unit systems in use on the sheet. Two entries mean dual dimensioning."""

    weight: Weight | None
    """Weight stated in the title block. It is read, not calculated."""


@dataclass
class ResultPage(Model):
    page: int
    """Number of the page, from 1. The evidence of its responses has the same number."""

    balloons: File | None = None
    """The page with a numbered balloon at each characteristic, as a PDF file."""

    features: Features | None = None
    """The features response of this page, if it was asked for."""

    insights: Insights | None = None
    """The insights response of this page, if it was asked for."""

    metadata: Metadata | None = None
    """The metadata response of this page, if it was asked for."""

    redaction: File | None = None
    """The redacted page as a PDF file."""

    thumbnails: File | None = None
    """A small picture of the page, as a PNG file."""


@dataclass
class Result(Model):
    file_name: str
    """File name of the sample that was read."""

    job_id: str
    """Names the job. Treat it as opaque."""

    pages: list[ResultPage]
    """One entry for each sheet, in the order of the file."""


@dataclass
class WebhookHeaders(Model):
    """The headers of the call."""

    content_type: str = field(metadata={"json": "content-type"})
    """Media type of the body."""

    webhook_id: str = field(metadata={"json": "webhook-id"})
    """Names the event. A repeated call has the same id."""

    webhook_signature: str = field(metadata={"json": "webhook-signature"})
    """Version and signature, HMAC-SHA256 of id, timestamp and body."""

    webhook_timestamp: str = field(metadata={"json": "webhook-timestamp"})
    """When the call was signed, in seconds since 1970-01-01 UTC."""


@dataclass
class Webhook(Model):
    body: str
    """The body of the call, byte for byte. The signature covers exactly this text."""

    headers: WebhookHeaders
    """The headers of the call."""


class TypeEnum(Enum):
    """What happened."""

    JOB_DONE = "job.done"
    JOB_FAILED = "job.failed"


@dataclass
class WebhookEvent(Model):
    data: Job
    """The job as polling would show it."""

    timestamp: str
    """When it happened."""

    type: TypeEnum
    """What happened."""


@dataclass
class WebhookTest(Model):
    job_id: str
    """Names the job. Treat it as opaque."""
