import { withFoldedNumbers } from './folded-numbers.ts'
import { startKernels } from './kernels.ts'
import type { Network } from './onnx-model.ts'
import { runNetwork } from './run-network.ts'
import type { Tensor } from './tensors.ts'

/** Makes a network ready: what it gives for an input. */
export async function startNetwork(network: Network): Promise<(input: Tensor) => Tensor> {
  const folded = withFoldedNumbers(network)
  const kernels = await startKernels()
  return (input) => runNetwork(folded, input, kernels)
}

/** A shade as networks take it: from -1 for ink to 1 for paper. */
export const inputShade = (shade: number): number => shade / 127.5 - 1
