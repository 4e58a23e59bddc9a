import { ItemType, ItemUnit } from '#modules/concepts/concept-library/model/catalogs.ts'
import { codeOf } from '#modules/concepts/concept-library/model/code.ts'
import { basesOf } from '#modules/concepts/concept-library/model/item.ts'
import type { Words } from '#modules/concepts/formula-editor/web/index.ts'
import { metaOf } from '#platform/model/entity.ts'
import { Tick, ViewSwitch } from '#platform/web/kit/form/Toggle.tsx'
import { TextInput } from '#platform/web/kit/form/TextInput.tsx'
import { problemOf as fieldProblem } from '#platform/web/kit/form/rules.ts'
import { Choice } from '#platform/web/kit/form/Choice.tsx'
import { Draft, type DraftValues } from '../model/draft.ts'

type Props = {
  draft: DraftValues
  change: (part: Partial<DraftValues>) => void
  taken: Words
}

const flags = ['taxable', 'tributable', 'gratification', 'proportional'] as const

/** What a new item or formula is; the rest of its ficha is filled in later. */
export function NewConcept({ draft, change, taken }: Props) {
  const item = draft.kind === 'ITEM'
  return (
    <div className="mg-surface st-new">
      <ViewSwitch<'ITEM' | 'FORMULA'>
        aria-label="Qué se escribe"
        value={item ? 'ITEM' : 'FORMULA'}
        onChange={(kind) =>
          change({ kind, inputName: kind === 'FORMULA' ? (draft.inputName ?? 'VALOR') : null })
        }
        options={[
          { value: 'ITEM', label: 'Ítem' },
          { value: 'FORMULA', label: 'Fórmula para varios ítems' },
        ]}
      />
      <Names {...{ draft, change, taken }} />
      {item && draft.type === 'EARNING' && <Flags {...{ draft, change }} />}
    </div>
  )
}

/** The name, the code and the kind of the new concept. */
function Names({ draft, change, taken }: Props) {
  const problem = codeProblem(draft.code, taken)
  return (
    <div className="st-new-fields">
      <div>
        <label htmlFor="st-title">Nombre</label>
        <TextInput
          id="st-title"
          value={draft.title}
          placeholder="Bono por metas"
          onChange={(title) => change(named(draft, title))}
        />
        <Said problem={draft.title === '' ? undefined : problemOf('title', draft.title)} />
      </div>
      <div>
        <label htmlFor="st-code">Código</label>
        <TextInput
          id="st-code"
          value={draft.code}
          placeholder="BONO_METAS"
          aria-invalid={problem !== undefined}
          onChange={(code) => change({ code: code.toUpperCase() })}
        />
        <Said problem={problem} />
      </div>
      <div>
        <label htmlFor="st-type">Tipo</label>
        <Choice
          id="st-type"
          value={draft.type}
          onChange={(type) => type && change({ type, ...basesOf(type) })}
          options={ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')}
        />
      </div>
      <div>
        <label htmlFor="st-unit">Unidad del valor</label>
        <Choice
          id="st-unit"
          value={draft.inputUnit}
          onChange={(inputUnit) => inputUnit && change({ inputUnit })}
          options={ItemUnit.options}
        />
      </div>
    </div>
  )
}

const Said = ({ problem }: { problem: string | undefined }) =>
  problem ? (
    <span role="alert" className="mg-field-problem">
      {problem}
    </span>
  ) : null

/** What is wrong with a field of the draft by itself. */
const problemOf = (name: 'title' | 'code', value: string) => {
  const schema = Draft.fields[name]
  return fieldProblem(schema, metaOf(Draft, name), value)
}

/** Which sums of the payslip an earning enters. */
function Flags({ draft, change }: Omit<Props, 'taken'>) {
  return (
    <div className="st-flags">
      {flags.map((flag) => (
        <Tick key={flag} checked={draft[flag]} onChange={(on) => change({ [flag]: on })}>
          {metaOf(Draft, flag).label}
        </Tick>
      ))}
    </div>
  )
}

/** The code follows the name until somebody writes another one. */
function named({ title, code }: DraftValues, next: string): Partial<DraftValues> {
  const follows = code === '' || code === codeOf(title)
  return follows ? { title: next, code: codeOf(next) } : { title: next }
}

function codeProblem(code: string, taken: Words): string | undefined {
  if (code === '') return undefined
  if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(code)) return 'Mayúsculas sin acento, cifras y guion bajo'
  const known = taken.get(code)
  return known ? `Ya existe: ${known.label}` : undefined
}
