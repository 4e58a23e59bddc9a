import { SubscribeOwnReport } from '#generated/operations/reports.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { ReportSubscription } from '../model/own-report.ts'
import type { OwnReport } from './types.ts'

const LEAD =
  'Se hace cada vez con los permisos que usted tenga ese día. Lo que habla de remuneraciones ' +
  'no va adjunto: se abre con su cuenta.'

/** When a report goes to one's own mailbox. */
export function SendingDialog({ form, own }: { form: OpenForm; own: OwnReport }) {
  const subscribe = useAction(SubscribeOwnReport, { done: 'Le llegará por correo' })
  return (
    <FormDialog
      title="Recibir por correo"
      lead={LEAD}
      action={subscribe}
      more={{ id: own.id }}
      initial={own.sending ?? { every: 'MONTH', day: 1, format: 'XLSX' }}
      submit="Recibir"
      form={form}
    >
      <Section>
        <Field of={ReportSubscription} name="every" required autoFocus />
        <Field of={ReportSubscription} name="day" required />
        <Field of={ReportSubscription} name="format" required />
      </Section>
    </FormDialog>
  )
}
