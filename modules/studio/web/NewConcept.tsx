import { Checkbox, Input, Select, Segmented } from 'antd'
import { ItemType, ItemUnit } from '#modules/concept-library/model/catalogs.ts'
import { codeOf } from '#modules/concept-library/model/code.ts'
import type { Words } from '#modules/formula-editor/web/index.ts'
import { metaOf } from '#platform/model/entity.ts'
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
    <div className="st-new">
      <Segmented<'ITEM' | 'FORMULA'>
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

/** How it is called, and what it is to be. */
function Names({ draft, change, taken }: Props) {
  const problem = problemOf(draft.code, taken)
  return (
    <div className="st-new-fields">
      <div>
        <label htmlFor="st-title">Nombre</label>
        <Input
          id="st-title"
          value={draft.title}
          maxLength={120}
          placeholder="Bono por metas"
          onChange={({ target }) => change(named(draft, target.value))}
        />
      </div>
      <div>
        <label htmlFor="st-code">Código</label>
        <Input
          id="st-code"
          value={draft.code}
          maxLength={40}
          placeholder="BONO_METAS"
          status={problem ? 'error' : ''}
          onChange={(event) => change({ code: event.target.value.toUpperCase() })}
        />
        {problem && <span className="st-bad">{problem}</span>}
      </div>
      <div>
        <label htmlFor="st-type">Tipo</label>
        <Select
          id="st-type"
          value={draft.type}
          onChange={(type) => change({ type })}
          options={ItemType.options.filter(({ value }) => value !== 'LEGAL_DEDUCTION')}
        />
      </div>
      <div>
        <label htmlFor="st-unit">Unidad del valor</label>
        <Select
          id="st-unit"
          value={draft.inputUnit}
          onChange={(inputUnit) => change({ inputUnit })}
          options={[...ItemUnit.options]}
        />
      </div>
    </div>
  )
}

/** Which sums of the payslip an earning enters. */
function Flags({ draft, change }: Omit<Props, 'taken'>) {
  return (
    <div className="st-flags">
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          checked={draft[flag]}
          onChange={(event) => change({ [flag]: event.target.checked })}
        >
          {metaOf(Draft, flag).label}
        </Checkbox>
      ))}
    </div>
  )
}

/** The code follows the name until somebody writes another one. */
function named({ title, code }: DraftValues, next: string): Partial<DraftValues> {
  const follows = code === '' || code === codeOf(title)
  return follows ? { title: next, code: codeOf(next) } : { title: next }
}

function problemOf(code: string, taken: Words): string | undefined {
  if (code === '') return undefined
  if (!/^[A-Z][A-Z0-9_]{1,39}$/.test(code)) return 'Mayúsculas sin acento, cifras y guion bajo'
  const known = taken.get(code)
  return known ? `Ya existe: ${known.label}` : undefined
}
