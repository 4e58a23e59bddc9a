import type { ReactNode } from 'react'
import { monthLabel, yearMonthOf } from '#chile/period.ts'
import { metaOf } from '#platform/model/entity.ts'
import { BareChoice, BareToggle } from '#platform/web/kit/form/BareField.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Nothing } from '#platform/web/kit/text/values.tsx'
import { today } from '#platform/web/look/today.ts'
import { type conventions, usualAnswer } from '../model/conventions.ts'
import { BusinessOption } from '../model/business.ts'
import './options.css'

type SectionProps = { title: string; text: string; children: ReactNode }

export const OptionSection = ({ title, text, children }: SectionProps) => (
  <Panel title={title} text={text}>
    <ul className="mg-rows bo-rows">{children}</ul>
  </Panel>
)

type FlagName = Exclude<keyof typeof BusinessOption.fields, 'businessId' | 'version'>
type FlagProps = { name: FlagName; value: boolean; editable: boolean }

/** A decision of yes or no: what it does, and its switch. */
export function FlagRow({ name, value, editable }: FlagProps) {
  const { label, help } = metaOf(BusinessOption, name)
  const id = `option-${name}`
  return (
    <OptionRow id={id} label={label} about={help && <p className="soft">{help}</p>}>
      {editable ? (
        <BareToggle name={name} label={label} labelId={id} />
      ) : (
        <span className="bo-value">{value ? 'Sí' : 'No'}</span>
      )}
    </OptionRow>
  )
}

type RowProps = { id: string; label: string; about: ReactNode; children: ReactNode }

/** A decision and what it does, and beside them its answer. */
const OptionRow = ({ id, label, about, children }: RowProps) => (
  <li className="bo-row">
    <div>
      <span id={id} className="bo-title">
        {label}
      </span>
      {about}
    </div>
    {children}
  </li>
)

type ConventionProps = {
  convention: (typeof conventions)[number]
  chosen: string | undefined
  editable: boolean
}

/** An open question of the law: the usual answer with its reason and source, and the others. */
export function ConventionRow({ convention, chosen, editable }: ConventionProps) {
  const { code, label, options, note, source, rows } = convention
  const wordsOf = (code: string | undefined) => (code === undefined ? undefined : options[code])
  const usual = wordsOf(usualAnswer(convention, yearMonthOf(today())))
  const answers = Object.entries(options)
  const since = rows.at(-1)?.from
  const id = `convention-${code}`
  return (
    <OptionRow
      id={id}
      label={label}
      about={
        <>
          <p className="soft">{note}</p>
          <p className="bo-source">
            {source.text}
            {rows.length > 1 && since && ` · desde ${monthLabel(since)}`}
          </p>
        </>
      }
    >
      {editable && answers.length > 1 ? (
        <BareChoice
          name={conventionField(code)}
          label={label}
          labelId={id}
          className="bo-select"
          {...(usual === undefined ? {} : { placeholder: `Lo usual: ${usual}` })}
          options={answers.map(([value, text]) => ({ value, label: text }))}
        />
      ) : (
        <span className="bo-value">{wordsOf(chosen) ?? usual ?? <Nothing />}</span>
      )}
    </OptionRow>
  )
}

/** The field of a convention in the form, beside those of the yes or no decisions. */
export const conventionField = (code: string) => `convention ${code}`
