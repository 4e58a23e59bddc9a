import { ArrivalTemplates, StartArrival } from '#generated/operations/arrivals.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { Section } from '#platform/web/kit/form/FormPage.tsx'
import { ArrivalStart } from '../model/arrival.ts'
import type { Template } from './types.ts'

/** Begins the list of a contract by hand: one that no template began by itself. */
export function StartDialog({ form }: { form: OpenForm }) {
  const templates = useDetail(ArrivalTemplates).data?.arrivalTemplates ?? []
  const start = useAction(StartArrival, { done: 'Lista iniciada' })
  return (
    <FormDialog
      title="Iniciar lista"
      action={start}
      initial={{ kind: 'ARRIVAL' }}
      submit="Iniciar lista"
      form={form}
    >
      <Fields templates={templates} />
    </FormDialog>
  )
}

function Fields({ templates }: { templates: readonly Template[] }) {
  const kind = useValue('kind')
  const options = templates
    .filter((one) => one.kind === kind && one.status === 'ACTIVE')
    .map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Section>
      <Field of={ArrivalStart} name="kind" radios />
      <Field of={ArrivalStart} name="userContractId" />
      <Field of={ArrivalStart} name="templateId" options={options} />
      <Field of={ArrivalStart} name="day" />
    </Section>
  )
}
