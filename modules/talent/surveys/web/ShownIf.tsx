import { choice, text } from '#platform/model/field.ts'
import { FreeField, SeveralField } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { type Outline, choicesOf, earlierThan, kindsFor } from '../model/arrange.ts'
import { type Condition, ConditionKind, conditionOf } from '../model/branching.ts'
import type { Scale } from '../model/scales.ts'

const dependsOn = text('Mostrar solo si', { max: 40 })
const is = choice(ConditionKind, 'Su respuesta')
const value = text('Respuesta', { max: 10 })

/** The fields of a condition have the name of their question: another one begins anew. */
const nameOf = (part: 'is' | 'value' | 'values', question: string) => `${part} ${question}`

type Props = { outline: Outline; line: string; scales: readonly Scale[] }

/** «Mostrar solo si…»: an earlier question and what its answer has to be; without one, always. */
export function ShownIf({ outline, line, scales }: Props) {
  const earlier = earlierThan(outline, line)
  const chosen = useValue('dependsOn')
  const source = earlier.find(({ question }) => question.key === chosen)?.question
  if (earlier.length === 0) return null
  return (
    <>
      <FreeField
        field={dependsOn}
        name="dependsOn"
        options={earlier.map(({ number, question }) => ({
          value: question.key,
          label: `${number} ${question.title}`,
        }))}
        placeholder="Se muestra siempre"
        required={false}
        wide
      />
      {source && <Asked key={source.key} source={source} scales={scales} />}
    </>
  )
}

type AskedProps = {
  source: ReturnType<typeof earlierThan>[number]['question']
  scales: readonly Scale[]
}

function Asked({ source, scales }: AskedProps) {
  const kinds = kindsFor(source)
  const said = useValue(nameOf('is', source.key))
  const kind = ConditionKind.has(said) ? said : kinds[0]
  const options = (choicesOf(source, scales) ?? []).map((one) => ({
    value: String(one.value),
    label: one.label,
  }))
  if (kinds.length === 1) {
    return <p className="soft">Se muestra a quienes respondieron esa pregunta.</p>
  }
  return (
    <>
      <FreeField
        field={is}
        name={nameOf('is', source.key)}
        options={ConditionKind.options.filter((one) => kinds.includes(one.value))}
      />
      {kind === 'ONE_OF' && (
        <SeveralField name={nameOf('values', source.key)} label="Respuestas" options={options} />
      )}
      {kind !== 'ONE_OF' && kind !== 'ANSWERED' && (
        <FreeField field={value} name={nameOf('value', source.key)} options={options} required />
      )}
    </>
  )
}

/** The fields of what a line is shown by, as they begin. */
export function shownIfFields(outline: Outline, line: string, written: string | null): FormValues {
  const kinds = earlierThan(outline, line).map(({ question }) => [
    nameOf('is', question.key),
    kindsFor(question)[0],
  ])
  const condition = conditionOf(written)
  const said = Object.fromEntries(kinds)
  if (!condition) return said
  const { question } = condition
  const values = condition.values.map(String)
  return {
    ...said,
    dependsOn: question,
    [nameOf('is', question)]: condition.is,
    [nameOf('value', question)]: values[0],
    [nameOf('values', question)]: values,
  }
}

/** What the fields say, as it is kept; null where a line is always shown. */
export function shownIfIn(values: FormValues): string | null {
  const question = values['dependsOn']
  if (typeof question !== 'string' || question === '') return null
  const said = values[nameOf('is', question)]
  const kind = ConditionKind.has(said) ? said : 'ANSWERED'
  const condition: Condition = { question, is: kind, values: valuesOf(kind, question, values) }
  return JSON.stringify(condition)
}

function valuesOf(kind: ConditionKind, question: string, values: FormValues): number[] {
  if (kind === 'ANSWERED') return []
  const several = values[nameOf('values', question)]
  if (kind === 'ONE_OF') return Array.isArray(several) ? several.map(Number) : []
  return [Number(values[nameOf('value', question)])]
}
