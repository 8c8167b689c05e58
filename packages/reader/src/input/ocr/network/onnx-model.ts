import { type Tensor, tensor } from './tensors.ts'

/** An attribute of a step: a number, a list of them, or a tensor. */
type Attribute = number | readonly number[] | Tensor

/** One step of a network. */
export interface NetworkStep {
  readonly operation: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes: Readonly<Record<string, Attribute>>
}

/** A network as an ONNX file holds it, reduced to what networks for lines of text need. */
export interface Network {
  readonly steps: readonly NetworkStep[]
  readonly input: string
}

interface FieldOfMessage {
  readonly number: number
  /** Of a plain number. */
  readonly value: number
  /** Of text, bytes and messages. */
  readonly bytes: Uint8Array
}

const none = new Uint8Array()

/** Fields of a message of Protocol Buffers. */
function fieldsOf(bytes: Uint8Array): FieldOfMessage[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const fields: FieldOfMessage[] = []
  let at = 0
  const varint = () => {
    let [value, shift] = [0n, 0n]
    for (;;) {
      const byte = view.getUint8(at)
      at += 1
      value |= BigInt(byte & 127) << shift
      if (byte < 128) return Number(BigInt.asIntN(64, value))
      shift += 7n
    }
  }
  while (at < bytes.length) {
    const key = varint()
    const number = key >> 3
    if ((key & 7) === 0) fields.push({ number, value: varint(), bytes: none })
    else if ((key & 7) === 5) {
      fields.push({ number, value: view.getFloat32(at, true), bytes: none })
      at += 4
    } else {
      const length = varint()
      fields.push({ number, value: 0, bytes: bytes.subarray(at, at + length) })
      at += length
    }
  }
  return fields
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

const named = (fields: readonly FieldOfMessage[], number: number): string =>
  text(fields.find((field) => field.number === number)?.bytes ?? none)

/** Numbers of a field that is repeated, or packed into one. */
function numbersOf(fields: readonly FieldOfMessage[], number: number): number[] {
  return fields
    .filter((field) => field.number === number)
    .flatMap(({ value, bytes }) => (bytes.length > 0 ? packedNumbers(bytes) : [value]))
}

function packedNumbers(bytes: Uint8Array): number[] {
  const values: number[] = []
  let [value, shift] = [0n, 0n]
  for (const byte of bytes) {
    value |= BigInt(byte & 127) << shift
    shift += 7n
    if (byte > 127) continue
    values.push(Number(BigInt.asIntN(64, value)))
    ;[value, shift] = [0n, 0n]
  }
  return values
}

/** Kinds of numbers of a tensor (ONNX, TensorProto.DataType). */
const arrays: Readonly<Record<number, (buffer: ArrayBuffer) => ArrayLike<number | bigint>>> = {
  1: (buffer) => new Float32Array(buffer),
  3: (buffer) => new Int8Array(buffer),
  6: (buffer) => new Int32Array(buffer),
  7: (buffer) => new BigInt64Array(buffer),
}

function tensorOf(bytes: Uint8Array): Tensor {
  const fields = fieldsOf(bytes)
  const kind = fields.find(({ number }) => number === 2)?.value ?? 1
  const raw = fields.find(({ number }) => number === 9)?.bytes
  const array = arrays[kind]
  if (!raw || !array) throw new Error(`A tensor of kind ${kind} is not known`)
  const numbers = array(new Uint8Array(raw).buffer)
  const data =
    numbers instanceof Float32Array
      ? numbers
      : Float32Array.from(numbers as ArrayLike<number>, Number)
  return tensor(data, numbersOf(fields, 1))
}

function attributeOf(bytes: Uint8Array): readonly [string, Attribute] {
  const fields = fieldsOf(bytes)
  const value = fields.find(({ number }) => number === 2 || number === 3)?.value
  const held = fields.find(({ number }) => number === 5)?.bytes
  return [named(fields, 1), held ? tensorOf(held) : (value ?? numbersOf(fields, 8))]
}

function stepOf(bytes: Uint8Array): NetworkStep {
  const fields = fieldsOf(bytes)
  const all = (number: number) => fields.filter((field) => field.number === number)
  return {
    operation: named(fields, 4),
    inputs: all(1).map((field) => text(field.bytes)),
    output: named(fields, 2),
    attributes: Object.fromEntries(all(5).map((field) => attributeOf(field.bytes))),
  }
}

/** Reads a file of ONNX. */
export function readNetwork(file: Uint8Array): Network {
  const graph = fieldsOf(fieldsOf(file).find(({ number }) => number === 7)?.bytes ?? none)
  const input = graph.find(({ number }) => number === 11)?.bytes ?? none
  return {
    steps: graph.filter(({ number }) => number === 1).map(({ bytes }) => stepOf(bytes)),
    input: named(fieldsOf(input), 1),
  }
}
