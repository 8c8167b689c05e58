import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type ClassProperty,
  ClassType,
  getOptionValues,
  PythonRenderer,
  PythonTargetLanguage,
  pythonOptions,
  type RenderContext,
  type Sourcelike,
  type Type,
} from 'quicktype-core'

/** Dataclasses for Python 3.10 or newer. Their base class, python-model.py, reads and writes JSON for all of them. */
export class ModelLanguage extends PythonTargetLanguage {
  protected override makeRenderer(context: RenderContext, given: { [name: string]: unknown }) {
    return new ModelRenderer(this, context, getOptionValues(pythonOptions, given))
  }
}

class ModelRenderer extends PythonRenderer {
  /** The base class imports what these types need. */
  protected override emitImports(): void {
    const base = readFileSync(join(import.meta.dirname, 'python-model.py'), 'utf8')
    for (const line of base.trimEnd().split('\n')) this.emitLine(line)
  }

  protected override emitClass(type: ClassType): void {
    // The object that holds all types exists for the generator alone.
    if (type === this.topLevels.get('Contract')) return
    this.emitLine('@dataclass')
    this.declareType(type, () => {
      this.forEachClassProperty(type, 'none', (name, jsonName, property) => {
        const value = defaultOf(property, jsonName, this.sourcelikeToString(name))
        this.emitLine(name, ': ', this.pythonType(property.type), value)
        this.emitDescription(this.descriptionForClassProperty(type, jsonName))
      })
    })
  }

  protected override declarationLine(type: Type): Sourcelike {
    if (!(type instanceof ClassType)) return super.declarationLine(type)
    return ['class ', this.nameForNamedType(type), '(Model):']
  }

  /** A dataclass has the fields with a default last. */
  protected override sortClassProperties(properties: ReadonlyMap<string, ClassProperty>) {
    const sorted = [...properties].sort(
      ([, a], [, b]) => Number(a.isOptional) - Number(b.isOptional),
    )
    return new Map(sorted)
  }
}

/** The default of an optional field, and its name in JSON where that is no name in Python. */
function defaultOf({ isOptional }: ClassProperty, jsonName: string, name: string): string {
  if (name === jsonName) return isOptional ? ' = None' : ''
  const metadata = `metadata={"json": "${jsonName}"}`
  return ` = field(${isOptional ? 'default=None, ' : ''}${metadata})`
}
