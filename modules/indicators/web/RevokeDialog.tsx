import { Modal } from 'antd'
import { monthLabel } from '#chile/period.ts'
import { Field } from '#platform/web/kit/Field.tsx'
import { Section } from '#platform/web/kit/FormPage.tsx'
import { SectionForm } from '#platform/web/kit/SectionForm.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { IndicatorEntry } from '../model/indicator.ts'
import { RevokeIndicator } from './documents.ts'
import { type Figure, shown } from './figures.ts'

/** Takes back a figure that the company entered, with the reason. */
export function RevokeDialog({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const revoke = useAction(RevokeIndicator, { done: 'Valor anulado', after: onClose })
  const { entryId, version, label, yearMonth, entryValue, unit } = figure
  return (
    <Modal open title={`Anular ${label}`} footer={null} onCancel={onClose} destroyOnHidden>
      <p>
        {shown(entryValue, unit)} de {monthLabel(yearMonth)} deja de usarse. Los meses cerrados no
        cambian; los abiertos que ya se calcularon con él hay que calcularlos de nuevo.
      </p>
      <SectionForm
        action={revoke}
        more={{ id: entryId, version }}
        cancel={onClose}
        submit="Anular valor"
      >
        <Section>
          <Field of={IndicatorEntry} name="revokeReason" rows={3} />
        </Section>
      </SectionForm>
    </Modal>
  )
}
