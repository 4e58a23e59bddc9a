import { Alert, Input, Modal } from 'antd'
import { useEffect, useState } from 'react'
import { monthLabel, nextMonth } from '#chile/period.ts'
import { MonthSelector } from '#platform/web/kit/MonthSelector.tsx'
import { pathTo } from '#platform/web/screens.ts'
import { useAction } from '#platform/web/useAction.ts'
import type { DraftValues } from '../model/draft.ts'
import { SaveConcept } from './documents.ts'
import { ImpactReport, useImpact } from './Impact.tsx'
import type { StudioMonth } from './StudioPage.tsx'
import type { DraftInput } from './Workbench.tsx'

type Props = {
  input: DraftInput
  draft: DraftValues
  months: readonly StudioMonth[]
  red: number
  version: number | null
  onClose: () => void
  onSaved: () => void
}

/** Before it is saved: since when it rules, what it does to the month, and which cases break. */
export function SaveDialog(props: Props) {
  const { input, draft, months, red, version, onClose, onSaved } = props
  const open = months[0]?.yearMonth ?? 0
  const [from, setFrom] = useState(open)
  const [reason, setReason] = useState('')
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
  const send = () =>
    save
      .attempt({ input: { ...draft, version, from, reason: reason.trim() || null } })
      .catch(() => undefined)
  return (
    <Modal
      open
      width={680}
      title={`Guardar ${draft.title}`}
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={save.busy}
      okButtonProps={{ disabled: red > 0 && reason.trim() === '' }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className="st-save">
        <label htmlFor="st-since">¿Desde qué mes rige?</label>
        <MonthSelector
          id="st-since"
          aria-label="¿Desde qué mes rige?"
          value={from}
          months={monthsFrom(open)}
          arrows={false}
          onChange={setFrom}
        />
        <p className="soft">Los meses anteriores y los cerrados conservan la fórmula que tenían.</p>
        {red > 0 && <WhyDespite {...{ red, reason, setReason }} />}
        <h3>Efecto en el mes abierto</h3>
        {impact.sum && <ImpactReport sum={impact.sum} busy={impact.busy} most={5} />}
        {save.error && <Alert type="error" showIcon role="alert" title={save.error.message} />}
      </div>
    </Modal>
  )
}

type WhyProps = { red: number; reason: string; setReason: (reason: string) => void }

/** Saving against a test case is possible, and says why. */
function WhyDespite({ red, reason, setReason }: WhyProps) {
  return (
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
      <label htmlFor="st-reason">Motivo</label>
      <Input.TextArea
        id="st-reason"
        value={reason}
        maxLength={500}
        rows={2}
        onChange={(event) => setReason(event.target.value)}
      />
    </>
  )
}

/** The open month and the year that follows it: what is closed cannot be changed from. */
function monthsFrom(first: number): number[] {
  const months = [first]
  while (months.length < 13) months.push(nextMonth(months.at(-1) ?? first))
  return months
}
