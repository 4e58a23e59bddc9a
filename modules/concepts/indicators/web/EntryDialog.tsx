import { Alert } from 'antd'
import { useState } from 'react'
import { compareDecimals, isDecimal } from '#chile/money/decimal.ts'
import { monthLabel } from '#chile/period.ts'
import { EnterIndicator } from '#generated/operations/indicators.ts'
import { asText } from '#platform/web/look/format.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { EntrySource } from './EntrySource.tsx'
import { type Figure, shown, sourceOf } from './figures.ts'

type Props = { figure: Figure; form: OpenForm }

/** Enters a figure that is missing or doubtful, with its source; far from the last one, twice. */
export function EntryDialog({ figure, form }: Props) {
  const { key, label, yearMonth, unit, lower, upper, why, sourceUrl, published } = figure
  const [outside, setOutside] = useState(false)
  const enter = useAction(EnterIndicator, {
    done: ({ entryState }) =>
      entryState === 'PENDING' ? 'Falta que otra persona lo confirme' : 'Valor ingresado',
  })
  const watch = ({ value }: FormValues) => {
    const number = asText(value)
    const known = isDecimal(number)
    setOutside(known && (compareDecimals(number, lower) < 0 || compareDecimals(number, upper) > 0))
  }
  const lead = (
    <>
      <p className="soft">
        Se espera entre {shown(lower, unit)} y {shown(upper, unit)} ({why}).
        {published !== null && ` Se publicó ${shown(published, unit)}, sin certeza.`}
      </p>
      {(outside || published !== null) && (
        <Alert
          type="warning"
          showIcon
          title="Lo confirmará otra persona"
          description={
            outside
              ? 'El valor queda fuera de los límites: se usará cuando otra persona lo confirme.'
              : 'Hay un valor publicado: el suyo se usará cuando otra persona lo confirme.'
          }
        />
      )}
    </>
  )
  return (
    <FormDialog
      title={`${label} de ${monthLabel(yearMonth)}`}
      lead={lead}
      action={enter}
      more={{ key, yearMonth }}
      initial={{
        ...sourceOf(figure),
        sourceUrl,
        outOfBounds: false,
      }}
      onChange={watch}
      submit="Ingresar valor"
      form={form}
    >
      <Section>
        <Field of={IndicatorEntry} name="value" label={`Valor (${unit})`} autoFocus />
        <EntrySource insisted="Es correcto aunque esté fuera de los límites" />
      </Section>
    </FormDialog>
  )
}
