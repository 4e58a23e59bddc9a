import { Modal } from 'antd'
import { monthLabel } from '#chile/period.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { type Action, useAction } from '#platform/web/useAction.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { RevokeIndicator, RevokeIndicatorTable } from './documents.ts'
import { type Figure, shown } from './figures.ts'

/** Takes back a figure that the company entered, with the reason. */
export function RevokeDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const revoke = useAction(RevokeIndicator, { done: 'Valor anulado', after: onClose })
  const { entryId, version, label, yearMonth, entryValue, unit } = figure
  return (
    <Reason
      title={`Anular ${label}`}
      what={`${shown(entryValue, unit)} de ${monthLabel(yearMonth)}`}
      submit="Anular valor"
      action={revoke}
      seen={{ id: entryId, version }}
      onClose={onClose}
    />
  )
}

type TableProps = {
  label: string
  month: number
  seen: { id: string; version: number }
  onClose: () => void
}

/** Takes back a whole table, with the reason. */
export function RevokeTableDialog({ label, month, seen, onClose }: TableProps) {
  const revoke = useAction(RevokeIndicatorTable, { done: 'Tabla anulada', after: onClose })
  return (
    <Reason
      title={`Anular ${label}`}
      what={`La tabla de ${monthLabel(month)}`}
      submit="Anular tabla"
      action={revoke}
      seen={seen}
      onClose={onClose}
    />
  )
}

type ReasonProps<Variables, Data> = {
  title: string
  what: string
  submit: string
  action: Action<Variables, Data>
  seen: { id: string | null; version: number }
  onClose: () => void
}

function Reason<Variables, Data>(props: ReasonProps<Variables, Data>) {
  const { title, what, submit, action, seen, onClose } = props
  return (
    <Modal open title={title} footer={null} onCancel={onClose} destroyOnHidden>
      <p>
        {what} deja de usarse. Los meses cerrados no cambian; los abiertos que ya se calcularon así
        hay que calcularlos de nuevo.
      </p>
      <SectionForm action={action} more={seen} cancel={onClose} submit={submit}>
        <Section>
          <Field of={IndicatorEntry} name="revokeReason" rows={3} />
        </Section>
      </SectionForm>
    </Modal>
  )
}
