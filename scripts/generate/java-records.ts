import {
  type ClassType,
  type EnumType,
  getOptionValues,
  JavaRenderer,
  JavaTargetLanguage,
  javaOptions,
  type Name,
  type RenderContext,
  type Sourcelike,
} from 'quicktype-core'

/** Java as records and enums, nested in one class, with the annotations of Jackson. */
export class RecordLanguage extends JavaTargetLanguage {
  protected override makeRenderer(context: RenderContext, given: { [name: string]: unknown }) {
    return new RecordRenderer(this, context, getOptionValues(javaOptions, given))
  }
}

const outer = 'Firstangle'

class RecordRenderer extends JavaRenderer {
  protected override emitSourceStructure(): void {
    this.startFile(outer)
    this.emitLine('import com.fasterxml.jackson.annotation.JsonIgnoreProperties;')
    this.emitLine('import com.fasterxml.jackson.annotation.JsonInclude;')
    this.emitLine('import com.fasterxml.jackson.annotation.JsonProperty;')
    this.emitLine('import java.util.List;')
    this.ensureBlankLine()
    this.emitDescriptionBlock([
      'Records for Java 17 or newer, to be read and written with Jackson.',
    ])
    this.emitBlock(`public final class ${outer}`, () => {
      this.emitLine(`private ${outer}() {}`)
      this.forEachNamedType(
        'leading-and-interposing',
        (type, name) => {
          // The object that holds all types exists for the generator alone.
          if (type !== this.topLevels.get('Contract')) this.emitClassDefinition(type, name)
        },
        (type, name) => this.emitEnumDefinition(type, name),
        (_, name) => {
          throw new Error(
            `${this.sourcelikeToString(name)}: a record has one type for each component`,
          )
        },
      )
    })
    this.finishFile()
  }

  protected override emitClassDefinition(type: ClassType, name: Name): void {
    const components: Sourcelike[][] = []
    const said = [...(this.descriptionForType(type) ?? [])]
    this.forEachClassProperty(type, 'none', (component, jsonName, property) => {
      const [first = '', ...rest] = this.descriptionForClassProperty(type, jsonName) ?? []
      said.push(`@param ${this.sourcelikeToString(component)} ${first}`, ...rest)
      const left = property.isOptional ? '@JsonInclude(JsonInclude.Include.NON_NULL) ' : ''
      const javaType = this.javaType(property.isOptional, property.type)
      components.push([`${left}@JsonProperty("${jsonName}") `, javaType, ' ', component])
    })
    this.emitDescription(said)
    this.emitLine('@JsonIgnoreProperties(ignoreUnknown = true)')
    this.emitLine('public record ', name, '(')
    this.indent(() => {
      for (const [index, component] of components.entries()) {
        this.emitLine(...component, index < components.length - 1 ? ',' : '')
      }
    })
    this.emitLine(') {}')
  }

  protected override emitEnumDefinition(type: EnumType, name: Name): void {
    this.emitDescription(this.descriptionForType(type))
    this.emitBlock(['public enum ', name], () => {
      this.forEachEnumCase(type, 'none', (constant, jsonName, position) => {
        const end = position === 'last' || position === 'only' ? '' : ','
        this.emitLine(`@JsonProperty("${jsonName}") `, constant, end)
      })
    })
  }
}
