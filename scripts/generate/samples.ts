import { readFileSync } from 'node:fs'
import type { Drawing } from '@firstangle/drawings'
import { parse } from 'yaml'
import type { Site } from '../../shared/content/site.ts'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import { excerpt } from './excerpt.ts'
import { highlight } from './highlight.ts'

/** The package of the service for Python, and the command it brings. */
export const { pythonPackage } = (parse(readFileSync('content/site.yaml', 'utf8')) as Site).api

/** Install, initialise the trial licence, check the connection (SPEC section 7). */
const installation = `pip install ${pythonPackage}
${pythonPackage} init
${pythonPackage} health-check`

/** Read one drawing with a metadata request (SPEC section 7). */
const python = `from pathlib import Path

import ${pythonPackage}

drawing = Path("shaft.pdf").read_bytes()
response = ${pythonPackage}.read_drawing(drawing, requests=["metadata"])

for material in response.metadata.material_options:
    print(material.confidence.score, material.material_combination[0].designation)`

/** The steps of the documentation's quick start, as highlighted markup: each command by itself, then the first read. */
export async function quickStartSamples() {
  const commands = installation.split('\n').map((command) => shell(command))
  return { commands: await Promise.all(commands), read: await highlight(python, 'python') }
}

/** The code samples of the developer showcase, as highlighted markup; of the responses excerpts. */
export async function codeSamples(drawing: Drawing) {
  // The sheet beside the showcase shows the places; the documentation shows them as data, too.
  const { evidence: _metadata, ...metadata } = drawing.responses.metadata
  const { evidence: _features, ...features } = drawing.responses.features
  return {
    installation: await shell(installation),
    python: await highlight(python, 'python'),
    metadata: highlightJson(excerpt(metadata)),
    features: highlightJson(excerpt(features)),
    insights: highlightJson(excerpt(drawing.responses.insights)),
  }
}

async function shell(commands: string): Promise<string> {
  const html = await highlight(commands, 'shellscript')
  return html.replaceAll(/^/gm, '<span class="tok-prompt">$ </span>')
}
