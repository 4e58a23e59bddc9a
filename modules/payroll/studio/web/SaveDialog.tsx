import { Alert } from 'antd'
import { useEffect, useState } from 'react'
import { monthLabel, nextMonth, type YearMonth } from '#chile/period.ts'
import { SaveConcept } from '#generated/operations/studio.ts'
import { longText, yearMonth } from '#platform/model/field.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { FormValues } from '#platform/web/kit/form/SectionForm.tsx'
import { pathTo } from '#platform/web/screen/screens.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import type { DraftValues } from '../model/draft.ts'
import { ImpactReport, useImpact } from './Impact.tsx'
import type { DraftInput } from './draft-input.ts'

type Props = {
  input: DraftInput
  draft: DraftValues
  /** The first month that is open: the first one that it may rule. */
  open: YearMonth
  /** Test cases that fail, once they were tried. */
  red: number | undefined
  version: number | null
  form: OpenForm
  onSaved: () => void
}

/** Before it is saved: since when it rules, what it does to the month, and which cases break. */
export function SaveDialog({ input, draft, open, red, version, form, onSaved }: Props) {
  const [from, setFrom] = useState(open)
  const impact = useImpact()
  const save = useAction(SaveConcept, {
    done: `Guardado: rige desde ${monthLabel(from)}`,
    after: () => {
      onSaved()
      // The whole page again: whatever was read of the concept before is of yesterday.
      location.assign(pathTo('maintenance-payroll/estudio/:code', { code: draft.code }))
    },
  })
  const { start, stop } = impact
  useEffect(() => {
    void start(input)
    return stop
    // Once, when it opens: the text does not change behind it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <FormDialog
      width={680}
      title={`Guardar ${draft.title}`}
      action={save}
      more={{ ...draft, version }}
      initial={{ from: open }}
      toInput={(values) => ({ from: values['from'], reason: reasonOf(values) })}
      onChange={(values) => setFrom(Number(values['from']))}
      acts
      form={form}
    >
      <div className="st-save">
        <FreeField
          field={since}
          name="from"
          help="Los meses anteriores y los cerrados conservan la fórmula que tenían."
          months={monthsFrom(open)}
        />
        {red !== undefined && red > 0 && <WhyDespite red={red} />}
        <h3>Efecto en el mes abierto</h3>
        {impact.sum && <ImpactReport sum={impact.sum} busy={impact.busy} most={5} />}
      </div>
    </FormDialog>
  )
}

const since = yearMonth('¿Desde qué mes rige?')
const reason = longText('Motivo', { max: 500 })

const reasonOf = ({ reason: said }: FormValues) =>
  typeof said === 'string' && said.trim() !== '' ? said.trim() : null

/** Saving against a test case is possible, and says why. */
const WhyDespite = ({ red }: { red: number }) => (
  <>
    <Alert
      type="warning"
      showIcon
      title={
        red === 1
          ? 'Un caso de prueba no da lo esperado'
          : `${red} casos de prueba no dan lo esperado`
      }
      description="Corrija la fórmula o el caso; si aun así es lo correcto, diga por qué."
    />
    <FreeField field={reason} name="reason" rows={2} />
  </>
)

/** The open month and the year that follows it: what is closed cannot be changed from. */
function monthsFrom(first: number): number[] {
  const months = [first]
  while (months.length < 13) months.push(nextMonth(months.at(-1) ?? first))
  return months
}
