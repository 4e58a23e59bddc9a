import {
  AnswerPrivacyBlock,
  BeginPrivacyRequest,
  CreatePrivacyRequest,
  ExtendPrivacyRequest,
} from '#generated/operations/privacy.ts'
import { addDays } from '#chile/dates.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { latest } from '../model/clock.ts'
import { rightMeans, PrivacyRight } from '../model/catalogs.ts'
import { PrivacyRequest } from '../model/request.ts'
import type { RequestRow } from './rows.tsx'

const { machine } = PrivacyRequest

/** Asks for something of one's own data; or writes down what another person asked. */
export function AskDialog({ form, forAnother = false }: { form: OpenForm; forAnother?: boolean }) {
  const send = useAction(CreatePrivacyRequest, { done: 'Solicitud recibida' })
  return (
    <FormDialog
      title={forAnother ? 'Anotar una solicitud recibida' : 'Pedir sobre mis datos'}
      submit={forAnother ? 'Anotar' : 'Pedir'}
      width={640}
      action={send}
      initial={{ asksBlock: false, ...(forAnother ? { receivedOn: today() } : {}) }}
      lead={
        <dl className="mg-facts">
          {PrivacyRight.values.map((kind) => (
            <div key={kind}>
              <dt>{PrivacyRight.label(kind)}</dt>
              <dd>{rightMeans[kind]}</dd>
            </div>
          ))}
        </dl>
      }
      form={form}
    >
      <div className="mg-fields">
        {forAnother && <Field of={PrivacyRequest} name="userId" wide autoFocus />}
        {forAnother && <Field of={PrivacyRequest} name="receivedOn" max={today()} />}
        <Field of={PrivacyRequest} name="kind" autoFocus={!forAnother} />
        <Field of={PrivacyRequest} name="detail" wide rows={4} />
        <Field of={PrivacyRequest} name="asksBlock" wide />
      </div>
    </FormDialog>
  )
}

type Props = { row: RequestRow; form: OpenForm }
const seen = ({ id, version }: RequestRow) => ({ id, version })
const Means = ({ act }: { act: 'begin' | 'extend' | 'answerBlock' }) => (
  <p className="mg-act soft">{machine.acts[act].means}</p>
)

/** Says how it was proved that whoever asks is the person. */
export function BeginDialog({ row, form }: Props) {
  const send = useAction(BeginPrivacyRequest, { done: machine.acts.begin.done })
  const byChannel = row.channel === 'ENTERED' ? undefined : row.channel
  return (
    <FormDialog
      title="Identidad comprobada"
      submit="Seguir"
      lead={<Means act="begin" />}
      action={send}
      initial={byChannel ? { identityBy: byChannel } : {}}
      more={seen(row)}
      acts
      form={form}
    >
      <Field of={PrivacyRequest} name="identityBy" required autoFocus />
    </FormDialog>
  )
}

/** Extends the days to answer. */
export function ExtendDialog({ row, form }: Props) {
  const send = useAction(ExtendPrivacyRequest, { done: machine.acts.extend.done })
  return (
    <FormDialog
      title="Prorrogar"
      submit="Prorrogar"
      lead={<Means act="extend" />}
      action={send}
      initial={{ extendedTo: latest(row) }}
      more={seen(row)}
      acts
      form={form}
    >
      <Field
        of={PrivacyRequest}
        name="extendedTo"
        required
        min={addDays(row.due, 1)}
        max={latest(row)}
      />
      <Field of={PrivacyRequest} name="extensionReason" required rows={2} autoFocus />
    </FormDialog>
  )
}

/** Answers whether the data is blocked meanwhile. */
export function BlockDialog({ row, form }: Props) {
  const send = useAction(AnswerPrivacyBlock, { done: machine.acts.answerBlock.done })
  return (
    <FormDialog
      title="Responder el bloqueo"
      submit="Responder"
      lead={<Means act="answerBlock" />}
      action={send}
      initial={{}}
      more={seen(row)}
      acts
      form={form}
    >
      <Field of={PrivacyRequest} name="blockAnswer" required radios autoFocus />
      <Field of={PrivacyRequest} name="blockReason" rows={2} />
    </FormDialog>
  )
}
