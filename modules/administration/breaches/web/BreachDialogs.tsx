import {
  AddDataBreachEntry,
  ChooseDataBreachPeople,
  CloseDataBreach,
  MarkDataBreachPeopleTold,
  RecordAgencyNotice,
  UpdateDataBreach,
} from '#generated/operations/breaches.ts'
import { counted } from '#chile/counts.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { editing } from '#platform/web/draft/changed-fields.ts'
import { Field, FieldList, FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { today } from '#platform/web/look/today.ts'
import { affectedFields, DataBreach, otherFields, writtenFields } from '../model/breach.ts'
import type { Breach } from './types.ts'

type Props = { breach: Breach; form: OpenForm }

/** The dialog of the act that is open. */
export function BreachDialogs({ breach, form }: Props) {
  if (form.key === 'edit') return <EditDialog breach={breach} form={form} />
  if (form.key === 'agency') return <AgencyDialog breach={breach} form={form} />
  if (form.key === 'people') return <ChooseDialog breach={breach} form={form} />
  if (form.key === 'entry') return <EntryDialog breach={breach} form={form} />
  if (form.key === 'close') return <CloseDialog breach={breach} form={form} />
  return null
}

function EditDialog({ breach, form }: Props) {
  const save = useAction(UpdateDataBreach, { done: 'Incidente corregido' })
  return (
    <FormDialog
      title="Corregir el incidente"
      width={720}
      action={save}
      {...editing(breach, writtenFields)}
      form={form}
    >
      <FieldList of={DataBreach} names={writtenFields} />
    </FormDialog>
  )
}

function AgencyDialog({ breach: { id, version, knownOn }, form }: Props) {
  const save = useAction(RecordAgencyNotice, { done: 'Aviso a la Agencia anotado' })
  return (
    <FormDialog
      title="Se avisó a la Agencia"
      submit="Anotar"
      lead={
        <p className="mg-act soft">
          El aviso se envía por el medio que la Agencia disponga; aquí queda cuándo y con qué
          número.
        </p>
      }
      action={save}
      initial={{ agencyOn: today() }}
      more={{ id, version }}
      acts
      form={form}
    >
      <Field of={DataBreach} name="agencyOn" required min={knownOn} max={today()} autoFocus />
      <Field of={DataBreach} name="agencyNumber" />
    </FormDialog>
  )
}

function ChooseDialog({ breach: { id, happenedOn, knownOn }, form }: Props) {
  const choose = useAction(ChooseDataBreachPeople, { done: 'Personas elegidas' })
  return (
    <FormDialog
      title="Elegir personas afectadas"
      submit="Agregar"
      width={640}
      action={choose}
      initial={{}}
      more={{ id }}
      onDone={({ added, wrongRuts, unknownRuts }) => {
        const wrong = [...wrongRuts, ...unknownRuts]
        if (wrong.length > 0) notify.error(`No se encontró a: ${wrong.slice(0, 10).join(', ')}`)
        else notify.success(`Se agregó a ${counted(added, 'persona')}`)
      }}
      acts
      form={form}
    >
      <FreeField field={affectedFields.businessId} name="businessId" autoFocus />
      <FreeField field={affectedFields.area} name="area" />
      <FreeField field={affectedFields.jobTitle} name="jobTitle" />
      <FreeField field={affectedFields.from} name="from" max={happenedOn ?? knownOn} />
      <FreeField field={affectedFields.to} name="to" max={today()} />
      <FreeField field={affectedFields.ruts} name="ruts" wide rows={3} />
    </FormDialog>
  )
}

function EntryDialog({ breach: { id }, form }: Props) {
  const add = useAction(AddDataBreachEntry, { done: 'Anotado' })
  return (
    <FormDialog
      title="Anotar una medida"
      submit="Anotar"
      action={add}
      initial={{}}
      more={{ id }}
      acts
      form={form}
    >
      <FreeField field={otherFields.note} name="note" wide rows={4} autoFocus />
    </FormDialog>
  )
}

function CloseDialog({ breach: { id, version }, form }: Props) {
  const close = useAction(CloseDataBreach, { done: 'Incidente cerrado' })
  return (
    <FormDialog
      title="Cerrar el incidente"
      submit="Cerrar incidente"
      action={close}
      initial={{}}
      more={{ id, version }}
      acts
      form={form}
    >
      <Field of={DataBreach} name="closedReason" required rows={4} autoFocus />
    </FormDialog>
  )
}

/** Says that somebody, or all who were not notified yet, were notified otherwise. */
export function ToldDialog({ id, form }: { id: string; form: OpenForm }) {
  const mark = useAction(MarkDataBreachPeopleTold, { done: 'Aviso anotado' })
  return (
    <FormDialog
      title="Avisadas por otro medio"
      submit="Anotar"
      action={mark}
      initial={{}}
      more={{ id, userId: form.key === 'all' ? null : (form.key ?? null) }}
      acts
      form={form}
    >
      <FreeField field={otherFields.told} name="note" wide autoFocus />
    </FormDialog>
  )
}
