import { SaveGratification } from '#generated/operations/gratification.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { type FormValues, SectionForm } from '#platform/web/kit/form/SectionForm.tsx'
import { NO_PERMISSION, useCan } from '#platform/web/screen/me.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { GratificationTerms } from '../model/terms.ts'
import type { Year } from './types.ts'

/** Proposes the gratification of a year to everybody. */
export function ProposeGratification({ id, year }: { id: string; year: Year }) {
  const can = useCan()
  const save = useSave()
  if (!can('userItems.update')) return <p className="soft">{NO_PERMISSION}.</p>
  const first = year.years.find(({ reason }) => reason === null) ?? year.years[0]
  return (
    <div className="ga-terms">
      <SectionForm
        action={save}
        more={{ payrollMonthId: id }}
        initial={{ year: first?.year, ...termsOf(year) }}
        toInput={toInput}
        submit="Proponer la gratificación"
        stays
      >
        <Terms year={year} />
      </SectionForm>
    </div>
  )
}

/** The profit of the year, once the gratification of it was proposed. */
export function TermsDialog({ id, year, form }: { id: string; year: Year; form: OpenForm }) {
  return (
    <FormDialog
      title="Utilidad del año"
      action={useSave()}
      more={{ payrollMonthId: id }}
      initial={{ year: year.year, ...termsOf(year) }}
      toInput={toInput}
      submit="Guardar y calcular"
      form={form}
    >
      <Terms year={year} />
    </FormDialog>
  )
}

const useSave = () => useAction(SaveGratification, { done: 'El cálculo está en curso' })

const termsOf = ({ profit, ownCapital }: Year) => ({ profit, ownCapital })

const toInput = ({ year, profit = null, ownCapital = null }: FormValues) => ({
  year,
  profit,
  ownCapital,
})

function Terms({ year }: { year: Year }) {
  const options = year.years.map((one) => ({
    value: one.year,
    label: `Gratificación legal del año ${one.year}`,
  }))
  return (
    <>
      <Field
        of={GratificationTerms}
        name="year"
        disabled={year.year !== null}
        numbers={options}
        check={(chosen) => year.years.find((one) => one.year === chosen)?.reason ?? undefined}
      />
      {year.seesAll ? (
        <>
          <FieldList of={GratificationTerms} names={['profit', 'ownCapital']} />
        </>
      ) : (
        <p className="soft">
          La utilidad que reparte el artículo 47 la ingresa quien ve a todas las personas del año.
        </p>
      )}
    </>
  )
}
