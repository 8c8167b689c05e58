export interface Contract {
    field_error?: FieldError;
    file?: File;
    health?: Health;
    job?: Job;
    problem?: Problem;
    read_file?: ReadFile;
    read_sample?: ReadSample;
    result?: Result;
    result_page?: ResultPage;
    sample?: Sample;
    upload?: Upload;
    webhook?: Webhook;
    webhook_event?: WebhookEvent;
    webhook_headers?: WebhookHeaders;
    webhook_test?: WebhookTest;
}
export interface FieldError {
    /** What was expected there. */
    detail: string;
    /** JSON pointer to the field, in the form of a fragment. */
    pointer: string;
}
/**
 * The sample as a file, to send it.
 *
 * The page with a numbered balloon at each characteristic, as a PDF file.
 *
 * The redacted page as a PDF file.
 *
 * A small picture of the page, as a PNG file.
 */
export interface File {
    /** Size of the file. */
    bytes: number;
    /** Media type of the file. */
    media_type: string;
    /** SHA-256 of the file in hexadecimal digits, for checking the copy. */
    sha256: string;
    /** Where the file can be fetched. */
    url: string;
}
export interface Health {
    /** The drawings the sandbox answers for. */
    samples: Sample[];
    /** The sandbox answers and the key is valid. */
    status: HealthStatus;
}
export interface Sample {
    /** The sample as a file, to send it. */
    file: File;
    /** Name to ask for the sample by. */
    name: Name;
    /** Number of sheets in the file. */
    page_count: number;
}
/**
 * Name to ask for the sample by.
 *
 * Name of a sample drawing, in place of a file. Only the sandbox knows these names.
 */
export type Name = "shaft" | "bracket" | "plate" | "cover" | "two-sheets";
/** The sandbox answers and the key is valid. */
export type HealthStatus = "ok";
/** The job as polling would show it. */
export interface Job {
    /** When the job was accepted. */
    created_at: string;
    /** Why the job failed, as problem details. Null in every other state. */
    error: Problem | null;
    /** Names the job. Treat it as opaque. */
    job_id: string;
    /** What was asked for. */
    request_types: RequestType[];
    /** Address of the result. Null until the job is done. */
    result_url: null | string;
    /** State of the job. A job ends as done or failed. */
    status: JobStatus;
}
export interface Problem {
    /** What a program compares. */
    code: string;
    /** What happened and what to do, for a person. */
    detail: string;
    /** What is wrong with each field, where fields are at fault. */
    errors?: FieldError[];
    /** Status code, as in the status line. */
    status: number;
    /** Name of the error. */
    title: string;
    /** Address of the documentation of this error. */
    type: string;
}
export type RequestType = "metadata" | "features" | "insights" | "redaction" | "balloons" | "thumbnails";
/** State of the job. A job ends as done or failed. */
export type JobStatus = "queued" | "reading" | "done" | "failed";
export interface ReadFile {
    /**
     * Address that is called when the job has finished, HTTPS only. The sandbox checks it and
     * calls nobody.
     */
    callback_url?: string;
    /** The drawing itself. */
    file: Upload;
    /** What to read or make. Ask for several at once, each type once. */
    request_types: [RequestType, ...RequestType[]];
}
/** The drawing itself. */
export interface Upload {
    /** Bytes of the file, in Base64 without line breaks. */
    content: string;
    /** File name of the drawing with its extension. */
    name: string;
}
export interface ReadSample {
    /**
     * Address that is called when the job has finished, HTTPS only. The sandbox checks it and
     * calls nobody.
     */
    callback_url?: string;
    /** What to read or make. Ask for several at once, each type once. */
    request_types: [RequestType, ...RequestType[]];
    /** Name of a sample drawing, in place of a file. Only the sandbox knows these names. */
    sample: Name;
}
export interface Result {
    /** File name of the sample that was read. */
    file_name: string;
    /** Names the job. Treat it as opaque. */
    job_id: string;
    /** One entry for each sheet, in the order of the file. */
    pages: ResultPage[];
}
export interface ResultPage {
    /** The page with a numbered balloon at each characteristic, as a PDF file. */
    balloons?: File;
    /** The features response of this page, if it was asked for. */
    features?: Features;
    /** The insights response of this page, if it was asked for. */
    insights?: Insights;
    /** The metadata response of this page, if it was asked for. */
    metadata?: Metadata;
    /** Number of the page, from 1. The evidence of its responses has the same number. */
    page: number;
    /** The redacted page as a PDF file. */
    redaction?: File;
    /** A small picture of the page, as a PNG file. */
    thumbnails?: File;
}
/** The features response of this page, if it was asked for. */
export interface Features {
    /** What was asked for. */
    ask_type: FeaturesAskType;
    /** Version of the response. It names the schema to validate against. */
    ask_version: AskVersion;
    /** Hole callouts. Diameter, depth, counterbore, countersink and thread stay together. */
    bores: Bore[];
    /** Chamfer callouts. */
    chamfers: Chamfer[];
    /** Lengths, diameters and angles with their tolerances. */
    dimensions: Dimension[];
    /** Where on the page each value was read. */
    evidence: Evidence;
    /** Tolerance frames and datum feature indicators (GD&T). */
    gdnts: Gdnt[];
    /** Kind of page. Fields of a part are read from component drawings. */
    page_type: PageType;
    /** Fillets and rounded edges. */
    radii: Radius[];
    /** Surface texture symbols on the views. */
    roughnesses: Roughness[];
    /** Thread callouts. */
    threads: Thread[];
}
export type FeaturesAskType = "FEATURES";
export type AskVersion = "v2";
export interface Bore {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Cylindrical counterbore. */
    counterbore: Counterbore | null;
    /** Counterdrill, a wider drilled entry. */
    counterdrill: Counterdrill | null;
    /** Conical countersink. */
    countersink: Countersink | null;
    /** Depth of the bore. */
    depth: Depth | null;
    /** Diameter of the bore with its tolerance. */
    diameter: BoreDiameter | null;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Thread in the bore, with the fields of an entry of threads. */
    thread: Thread | null;
}
/** How sure the reading is. */
export interface Confidence {
    /** How sure the reading of this value is, from 0 to 1. Compare it with your threshold. */
    score: string;
}
export interface Counterbore {
    /** Depth of the counterbore. */
    depth: Quantity | null;
    /** Diameter of the counterbore. */
    diameter: Quantity;
    /** A spotface, just deep enough for a flat seat. */
    is_spotface?: boolean;
}
/**
 * Diameter of the counterbore.
 *
 * Diameter of the counterdrill.
 *
 * Largest diameter of the countersink.
 *
 * Nominal diameter. For pipe threads the size of the pipe in inches.
 *
 * Leg length of the chamfer.
 *
 * Printed sum of a chain of equal spaces, as in 5x 20 (=100).
 *
 * Shift of an unequally disposed zone, after Ⓤ or UZ.
 *
 * The zone holds in every part of this length.
 *
 * With per_length: the zone holds in every part of this length and width.
 *
 * Length of a projected zone, after Ⓟ.
 */
export interface Quantity {
    /** Unit of the value. */
    unit: string;
    /** The number, without its unit. */
    value: string;
}
export interface Counterdrill {
    /** Included angle of the transition. */
    angle?: Quantity | null;
    /** Depth of the counterdrill. */
    depth: Quantity | null;
    /** Diameter of the counterdrill. */
    diameter: Quantity;
}
export interface Countersink {
    /** Included angle of the cone. */
    angle: Quantity | null;
    /** Largest diameter of the countersink. */
    diameter: Quantity;
}
export interface Depth {
    /** Whether the depth is a stated size, goes through or ends blind. */
    depth_type: DepthType;
    /** Permitted deviations, stated at the size or taken from the general tolerances. */
    tolerance?: Tolerance;
    /** Unit of the value. */
    unit: string;
    /** Depth where the sheet states one. */
    value: null | string;
}
/** Whether the depth is a stated size, goes through or ends blind. */
export type DepthType = "SIZE" | "THROUGH" | "THROUGH_ALL" | "BLIND";
/**
 * Permitted deviations, stated at the size or taken from the general tolerances.
 *
 * Tolerance of the angle, in degrees.
 */
export interface Tolerance {
    /** Lower limit deviation from the nominal size, with its sign. */
    deviation_lower: null | string;
    /** Upper limit deviation from the nominal size, with its sign. */
    deviation_upper: null | string;
    /**
     * Tolerance class as written at the size, letter and grade. Capitals are holes, small
     * letters shafts.
     */
    fit: null | string;
    /**
     * Envelope requirement, a circled E: the perfect form at maximum material size must not be
     * violated.
     */
    is_envelope_required?: boolean;
    /** Lower limit of size, where limits are printed. */
    limit_lower?: null | string;
    /** Upper limit of size, where limits are printed. */
    limit_upper?: null | string;
    /** Tolerance grade to ISO 286, the width of the tolerance zone. */
    tolerance_grade: null | string;
}
export interface BoreDiameter {
    /** Permitted deviations, stated at the size or taken from the general tolerances. */
    tolerance: Tolerance;
    /** Unit of the value. */
    unit: string;
    /** The number, without its unit. */
    value: string;
}
export interface Thread {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Usable depth of the thread. */
    depth: Depth | null;
    /** The thread as it is designated, without class and depth. */
    designation?: string;
    /** Nominal diameter. For pipe threads the size of the pipe in inches. */
    diameter: Quantity;
    /** Right-hand or left-hand thread. */
    handedness: Handedness;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Pitch or threads per inch, whichever the system uses. */
    spacing: ThreadSpacing;
    /** Number of starts. The lead is this number times the pitch. */
    starts?: number;
    /** Standard that defines the thread. */
    thread_standard?: string;
    /**
     * Letters of the designation. They tell threads of one type apart, such as G, R, Rp, Rc and
     * W.
     */
    thread_symbol?: ThreadSymbol;
    /** Thread system. */
    thread_type: ThreadType;
    /** Tolerance class as printed. */
    tolerance_class?: null | string;
}
/** Right-hand or left-hand thread. */
export type Handedness = "LEFT" | "RIGHT";
/** Pitch or threads per inch, whichever the system uses. */
export interface ThreadSpacing {
    /**
     * Pitch. For a coarse thread it follows from the diameter, even where the callout leaves it
     * out. Unit: mm.
     */
    pitch_in_mm: null | string;
    /** Threads per inch of inch threads. Unit: 1/inch. */
    threads_per_inch: null | string;
}
/**
 * Letters of the designation. They tell threads of one type apart, such as G, R, Rp, Rc and
 * W.
 */
export type ThreadSymbol = "M" | "UNC" | "UNF" | "UNEF" | "UN" | "G" | "R" | "Rp" | "Rc" | "NPT" | "NPTF" | "Tr" | "W" | "ACME" | "Rd";
/** Thread system. */
export type ThreadType = "ISO_METRIC" | "WHITWORTH" | "UTS" | "SM" | "NPT" | "TRAPEZOIDAL" | "ACME" | "KNUCKLE";
export interface Chamfer {
    /** Angle of the chamfer. */
    angle: Quantity | null;
    /** Tolerance of the angle, in degrees. */
    angle_tolerance?: Tolerance;
    /** How sure the reading is. */
    confidence: Confidence;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Length of the other leg, where two are printed. */
    second_size?: Quantity | null;
    /** Leg length of the chamfer. */
    size: Quantity;
    /** Permitted deviations, stated at the size or taken from the general tolerances. */
    tolerance?: Tolerance;
}
export interface Dimension {
    /** Printed sum of a chain of equal spaces, as in 5x 20 (=100). */
    chain_total?: Quantity;
    /** How sure the reading is. */
    confidence: Confidence;
    /** Marked as approximate on the sheet. */
    is_approximation: boolean;
    /** No tolerance at the size. The deviations come from the general tolerances. */
    is_general_tolerance: boolean;
    /** The circle on which the centres of holes lie. */
    is_pitch_circle?: boolean;
    /** Auxiliary dimension in parentheses, for information only. */
    is_reference: boolean;
    /** The size is in a frame. Its tolerance comes from a tolerance frame. */
    is_theoretically_exact: boolean;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** The nominal size. */
    size: Size;
    /** Permitted deviations, stated at the size or taken from the general tolerances. */
    tolerance: Tolerance;
}
/** The nominal size. */
export interface Size {
    /** Kind of size, such as a length, an angle or a diameter. */
    size_type: SizeType;
    /** Unit of the value. */
    unit: string;
    /** The number, without its unit. */
    value: null | string;
}
/** Kind of size, such as a length, an angle or a diameter. */
export type SizeType = "LINEAR" | "ANGULAR" | "DIAMETER" | "SPHERICAL_DIAMETER" | "WIDTH_ACROSS_FLATS" | "SQUARE" | "ARC";
/** Where on the page each value was read. */
export interface Evidence {
    /** Height of the page. Unit: mm. */
    height: string;
    /**
     * The corner from which points are counted. From the top left, x runs to the right and y
     * runs down.
     */
    origin: Origin;
    /** Number of the page in the file, from 1. */
    page: number;
    /** One place for each reference_id of this response. */
    regions: Region[];
    /** Unit of the page size and of all points. */
    unit: Unit;
    /** Width of the page. Unit: mm. */
    width: string;
}
/**
 * The corner from which points are counted. From the top left, x runs to the right and y
 * runs down.
 */
export type Origin = "TOP_LEFT";
export interface Region {
    /** Corners of the place, clockwise from the top left. It encloses the ink of the callout. */
    polygon: PagePoint[];
    /** The value that was read here. */
    reference_id: number;
}
export interface PagePoint {
    /** Distance from the left edge of the page. Unit: mm. */
    x: string;
    /** Distance from the top edge of the page. Unit: mm. */
    y: string;
}
/** Unit of the page size and of all points. */
export type Unit = "mm";
export interface Gdnt {
    /** Toleranced characteristic, or a datum feature indicator. */
    characteristic: Characteristic;
    /** How sure the reading is. */
    confidence: Confidence;
    /** Datums in their order. For a datum feature indicator, its own letter. */
    datums: Datum[];
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** Maximum or least material requirement, or reciprocity. */
    material_condition: MaterialCondition | null;
    /** Diameter of the thread that is toleranced (MD, LD or PD on the sheet). */
    measured_on?: MeasuredOn;
    /** Modifiers of the zone as printed, circled letters without their circle. */
    modifiers?: string[];
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Free state, for parts that deform without restraint. */
    state: State | null;
    /** Tolerance zone. A datum feature indicator has none. */
    zone: ToleranceZone | null;
}
/** Toleranced characteristic, or a datum feature indicator. */
export type Characteristic = "DATUM" | "STRAIGHTNESS" | "FLATNESS" | "CIRCULARITY" | "CYLINDRICITY" | "PARALLELISM" | "PERPENDICULARITY" | "ANGULARITY" | "POSITION" | "CONCENTRICITY" | "SYMMETRY" | "CIRCULAR_RUNOUT" | "TOTAL_RUNOUT" | "PROFILE_OF_A_LINE" | "PROFILE_OF_A_SURFACE";
export interface Datum {
    /** Letter of the datum. Two letters with a hyphen are a common datum. */
    label: string;
    /** Maximum or least material requirement of the datum. */
    material_condition?: MaterialCondition | null;
    /** Modifiers of the datum as printed, without their circle. */
    modifiers?: string[];
}
export type MaterialCondition = "MAXIMUM" | "MINIMUM" | "RECIPROCITY";
/** Diameter of the thread that is toleranced (MD, LD or PD on the sheet). */
export type MeasuredOn = "MAJOR_DIAMETER" | "MINOR_DIAMETER" | "PITCH_DIAMETER";
export type State = "FREE";
export interface ToleranceZone {
    /** Combined zone (CZ) or separate zones (SZ). */
    combination?: Combination;
    /** Whether the zone is a cylinder or a circle, written with Ø. */
    is_diameter: boolean;
    /** Whether the zone is a sphere, written with SØ. */
    is_sphere?: boolean;
    /** Shift of an unequally disposed zone, after Ⓤ or UZ. */
    offset?: Quantity;
    /** The zone holds in every part of this length. */
    per_length?: Quantity;
    /** With per_length: the zone holds in every part of this length and width. */
    per_width?: Quantity;
    /** Length of a projected zone, after Ⓟ. */
    projected_length?: Quantity;
    /** Unit of the value. */
    unit: string;
    /** The number, without its unit. */
    value: string;
}
/** Combined zone (CZ) or separate zones (SZ). */
export type Combination = "COMBINED" | "SEPARATED";
/** Kind of page. Fields of a part are read from component drawings. */
export type PageType = "COMPONENT_DRAWING" | "MISCELLANEOUS";
export interface Radius {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Concave for a fillet, convex for a rounded edge. It decides which tool fits. */
    curvature_type: CurvatureType | null;
    /** Auxiliary dimension in parentheses, for information only. */
    is_reference?: boolean;
    /** The radius of a sphere, written with SR. */
    is_spherical?: boolean;
    /** The size is in a frame. Its tolerance comes from a tolerance frame. */
    is_theoretically_exact?: boolean;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** The radius. */
    size: Quantity | null;
    /** Permitted deviations, stated at the size or taken from the general tolerances. */
    tolerance?: Tolerance;
}
export type CurvatureType = "CONCAVE" | "CONVEX" | "PLANE";
export interface Roughness {
    /** Whether the symbol holds for the whole contour of the view. */
    applies_all_around: boolean;
    /** The limits at the symbol, one entry each. */
    conditions: RoughnessCondition[];
    /** How sure the reading is. */
    confidence: Confidence;
    /** Direction of the grooves left by machining. */
    direction_of_lay: DirectionOfLay | null;
    /** The callout as written on the sheet, in one line. */
    label: string;
    /** Machining allowance at the symbol. */
    machining_allowance: null | string;
    /** Process stated at the symbol. */
    manufacturing_process: null | string;
    /** Whether the surface must be machined, must stay as it is, or may be either. */
    material_removal_type: MaterialRemovalType;
    /** How many times the feature occurs, as in 4x. */
    quantity: number;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Standard and edition of the symbol. The edition decides what a limit means. */
    standard: null | string;
    /** Waviness requirement at the symbol. */
    waviness: null | string;
}
export interface RoughnessCondition {
    /** Rule by which measured values are compared with the limit. */
    acceptance: Acceptance | null;
    /** Whether the value is an upper limit, a lower limit or an average. */
    condition_type: ConditionType;
    /** Surface parameter that is limited. */
    parameter: string;
    /** Transmission band or cut-off as printed before the parameter. */
    transmission_band?: string;
    /** Unit of the value. */
    unit: string;
    /** The number, without its unit. */
    value: string;
}
export type Acceptance = "SIXTEEN_PERCENT" | "MAXIMUM" | "MEAN";
/** Whether the value is an upper limit, a lower limit or an average. */
export type ConditionType = "UPPER" | "LOWER" | "AVERAGE";
export type DirectionOfLay = "PARALLEL" | "PERPENDICULAR" | "CROSS" | "MULTIDIRECTIONAL" | "CIRCULAR" | "RADIAL" | "PROTUBERANT";
/** Whether the surface must be machined, must stay as it is, or may be either. */
export type MaterialRemovalType = "UNSPECIFIED" | "PROHIBITED" | "REQUIRED";
/** The insights response of this page, if it was asked for. */
export interface Insights {
    /** What was asked for. */
    ask_type: InsightsAskType;
    /** Version of the response. It names the schema to validate against. */
    ask_version: AskVersion;
    /** Overall dimensions of the part, each as a size. */
    overall_dimensions?: Size[] | null;
    /** Kind of page. Fields of a part are read from component drawings. */
    page_type: PageType;
    /** Manufacturing processes that can give the part its shape, to DIN 8580. */
    primary_process_options: PrimaryProcess[];
    /** Processes that follow, such as heat treatment or grinding. */
    secondary_processes: SecondaryProcess[];
    /** Estimated volume of the finished part. */
    volume_estimate: Volume | null;
}
export type InsightsAskType = "INSIGHTS";
export interface PrimaryProcess {
    /** How sure the reading is. */
    confidence: Confidence;
    /** The process. */
    process: string;
    /** Whether the part also needs milling. */
    requires_secondary_milling: boolean;
}
export interface SecondaryProcess {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Name of the step. */
    label: string;
    /** Path through the groups of DIN 8580, from coarse to fine. */
    process_category: string[];
}
export interface Volume {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Unit of the value. */
    unit: string;
    /** Estimated volume. */
    value: string;
}
/** The metadata response of this page, if it was asked for. */
export interface Metadata {
    /** What was asked for. */
    ask_type: MetadataAskType;
    /** Version of the response. It names the schema to validate against. */
    ask_version: AskVersion;
    /** Rows of the parts list. Empty on the drawing of a single part. */
    bill_of_material: BillOfMaterialRow[];
    /** Name of the part from the title block. */
    designation: Designation | null;
    /** Where on the page each value was read. */
    evidence: Evidence;
    /** Surface texture that holds wherever no other is indicated. */
    general_roughness: Roughness | null;
    /** Notes that govern every dimension without a tolerance of its own. */
    general_tolerances: GeneralTolerance[];
    /**
     * Every number and name that identifies the part, the drawing or the order, such as the
     * drawing number.
     */
    identifiers: Identifier[];
    /** Languages found on the sheet. */
    languages: string[];
    /** Materials the part may be made of. More than one means that the sheet leaves a choice. */
    material_options: MaterialOption[];
    /** Kind of page. Fields of a part are read from component drawings. */
    page_type: PageType;
    /** First-angle or third-angle projection, from the symbol in the title block. */
    projection_method: ProjectionMethod | null;
    /** Unit systems in use on the sheet. Two entries mean dual dimensioning. */
    unit_systems: UnitSystem[];
    /** Weight stated in the title block. It is read, not calculated. */
    weight: Weight | null;
}
export type MetadataAskType = "META_DATA";
export interface BillOfMaterialRow {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Designation of the item. */
    designation: string;
    /** Part number of the item. */
    part_number: string;
    /** Item number on the sheet. */
    position: string;
    /** Number of pieces. */
    quantity: string;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
}
export interface Designation {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Language of the text on the sheet, as three letters. */
    language: string;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** The designation as written on the sheet. */
    value: string;
}
export interface GeneralTolerance {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Whether size limits form (envelope requirement) or not (independency). */
    principle: Principle | null;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Tolerance class in the note. */
    tolerance_class: string;
    /** Standard that the note refers to, or a note of its own. */
    tolerance_standard: string;
}
export type Principle = "INDEPENDENCE" | "ENVELOPE";
export interface Identifier {
    /** How sure the reading is. */
    confidence: Confidence;
    /** What the value identifies. A drawing number is not a part number. */
    identifier_type: string;
    /** Language of the text on the sheet, as three letters. */
    language: string;
    /** Whether the number is current, was replaced, or is to come. */
    period: Period;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Whose number it is. */
    stakeholder: Stakeholder | null;
    /** The number or name as written on the sheet. */
    value: string;
}
/** Whether the number is current, was replaced, or is to come. */
export type Period = "PREVIOUS" | "CURRENT" | "FUTURE";
export type Stakeholder = "SUPPLIER" | "OWNER" | "CUSTOMER";
export interface MaterialOption {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Materials that are used together in this option. A single part has one. */
    material_combination: Material[];
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
}
export interface Material {
    /** Designation of the material. */
    designation: string;
    /** Path through the material groups, from coarse to fine. */
    material_category: string[];
    /** The wording on the sheet, unchanged. */
    raw_ocr: string;
    /** Material standard named on the sheet. */
    standard: null | string;
}
export interface ProjectionMethod {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Projection method. The wrong one mirrors the part. */
    value: Value;
}
/** Projection method. The wrong one mirrors the part. */
export type Value = "FIRST_ANGLE" | "THIRD_ANGLE";
export interface UnitSystem {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Metric or imperial units. */
    unit_system_type: UnitSystemType;
}
/** Metric or imperial units. */
export type UnitSystemType = "METRIC" | "IMPERIAL";
export interface Weight {
    /** How sure the reading is. */
    confidence: Confidence;
    /** Number of this value, unique on its page. It ties the value to its place on the sheet. */
    reference_id: number;
    /** Unit of the value. */
    unit: string;
    /** Weight of the part. */
    value: string;
}
export interface Webhook {
    /** The body of the call, byte for byte. The signature covers exactly this text. */
    body: string;
    /** The headers of the call. */
    headers: WebhookHeaders;
}
/** The headers of the call. */
export interface WebhookHeaders {
    /** Media type of the body. */
    "content-type": string;
    /** Names the event. A repeated call has the same id. */
    "webhook-id": string;
    /** Version and signature, HMAC-SHA256 of id, timestamp and body. */
    "webhook-signature": string;
    /** When the call was signed, in seconds since 1970-01-01 UTC. */
    "webhook-timestamp": string;
}
export interface WebhookEvent {
    /** The job as polling would show it. */
    data: Job;
    /** When it happened. */
    timestamp: string;
    /** What happened. */
    type: Type;
}
/** What happened. */
export type Type = "job.done" | "job.failed";
export interface WebhookTest {
    /** Names the job. Treat it as opaque. */
    job_id: string;
}
