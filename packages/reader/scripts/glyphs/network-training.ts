/** An example: what is seen, and which class it is. */
export interface Lesson {
  readonly input: Float32Array
  readonly answer: number
}

type Sizes = readonly [inputs: number, hidden: number, outputs: number]

const rounds = 12
const firstStep = 0.04

/** Where the weights of a layer begin: inputs to hidden, its bias, hidden to outputs, its bias. */
function placesOf([inputs, hidden, outputs]: Sizes) {
  const bias = inputs * hidden
  const second = bias + hidden
  const secondBias = second + hidden * outputs
  return { bias, second, secondBias, end: secondBias + outputs }
}

/** Trains a network with one hidden layer (rectified) and softmax by steps of single examples. */
export function trained(
  lessons: readonly Lesson[],
  sizes: Sizes,
  random: () => number,
): Float32Array {
  const [inputs, hidden, outputs] = sizes
  const { second, bias, secondBias, end } = placesOf(sizes)
  const weights = new Float32Array(end)
  for (let i = 0; i < bias; i += 1) weights[i] = (random() - 0.5) * 2 * Math.sqrt(3 / inputs)
  for (let i = second; i < secondBias; i += 1) {
    weights[i] = (random() - 0.5) * 2 * Math.sqrt(3 / hidden)
  }
  const order = [...lessons.keys()]
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * 0.72 ** round
    for (let i = order.length - 1; i > 0; i -= 1) {
      const other = Math.floor(random() * (i + 1))
      ;[order[i], order[other]] = [order[other] as number, order[i] as number]
    }
    for (const index of order) learn(weights, sizes, lessons[index] as Lesson, step)
    console.log(
      `round ${round + 1}: ${(100 * errorShare(weights, sizes, lessons.slice(0, 4000))).toFixed(2)} % wrong`,
    )
  }
  return weights

  function learn(own: Float32Array, shape: Sizes, { input, answer }: Lesson, step: number): void {
    const { middle, chances } = answered(own, shape, input)
    const back = new Float32Array(hidden)
    for (let o = 0; o < outputs; o += 1) {
      const slope = (chances[o] as number) - (o === answer ? 1 : 0)
      if (Math.abs(slope) < 1e-4) continue
      const start = second + o * hidden
      for (let h = 0; h < hidden; h += 1) {
        back[h] = (back[h] as number) + slope * (own[start + h] as number)
        own[start + h] = (own[start + h] as number) - step * slope * (middle[h] as number)
      }
      own[secondBias + o] = (own[secondBias + o] as number) - step * slope
    }
    for (let h = 0; h < hidden; h += 1) {
      if ((middle[h] as number) <= 0) continue
      const change = step * (back[h] as number)
      const start = h * inputs
      for (let i = 0; i < inputs; i += 1) {
        const value = input[i] as number
        if (value !== 0) own[start + i] = (own[start + i] as number) - change * value
      }
      own[bias + h] = (own[bias + h] as number) - change
    }
  }
}

function answered(weights: Float32Array, sizes: Sizes, input: Float32Array) {
  const [inputs, hidden, outputs] = sizes
  const { bias, second, secondBias } = placesOf(sizes)
  const middle = new Float32Array(hidden)
  for (let h = 0; h < hidden; h += 1) {
    let sum = weights[bias + h] as number
    for (let i = 0; i < inputs; i += 1) {
      sum += (weights[h * inputs + i] as number) * (input[i] as number)
    }
    middle[h] = Math.max(0, sum)
  }
  const chances = new Float32Array(outputs)
  for (let o = 0; o < outputs; o += 1) {
    let sum = weights[secondBias + o] as number
    for (let h = 0; h < hidden; h += 1) {
      sum += (weights[second + o * hidden + h] as number) * (middle[h] as number)
    }
    chances[o] = sum
  }
  const most = Math.max(...chances)
  const all = chances.reduce((sum, value) => sum + Math.exp(value - most), 0)
  return { middle, chances: chances.map((value) => Math.exp(value - most) / all) }
}

/** Share of examples that a network answers wrong. */
export function errorShare(
  weights: Float32Array,
  sizes: Sizes,
  lessons: readonly Lesson[],
): number {
  const wrong = lessons.filter(({ input, answer }) => {
    const { chances } = answered(weights, sizes, input)
    return chances.indexOf(Math.max(...chances)) !== answer
  })
  return wrong.length / Math.max(1, lessons.length)
}
