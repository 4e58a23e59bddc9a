import {
  AnswerPrivacyBlock,
  BeginPrivacyRequest,
  BlockPerson,
  CreatePrivacyRequest,
  ExtendPrivacyRequest,
} from '#generated/operations/privacy.ts'
import { addDays } from '#chile/dates.ts'
import { BlockScope, scopeCloses } from '#modules/people/sight/model/blocks.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { Field, FieldList } from '#platform/web/kit/form/Field.tsx'
import { useValue } from '#platform/web/kit/form/form-hooks.tsx'
import { FormDialog, type OpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { today } from '#platform/web/look/today.ts'
import { latest } from '../model/clock.ts'
import { rightMeans, PrivacyRight } from '../model/catalogs.ts'
import { BlockChoice, PrivacyRequest } from '../model/request.ts'
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

/** All of it is proposed: whoever answers takes out what the person did not ask for. */
const whole = { contact: true, picture: true, family: true, fields: true }

/** What is blocked: each part with what it closes. */
const Parts = () => (
  <>
    <dl className="mg-facts">
      {BlockScope.values.map((scope) => (
        <div key={scope}>
          <dt>{BlockScope.label(scope)}</dt>
          <dd>{scopeCloses[scope]}</dd>
        </div>
      ))}
    </dl>
    <FieldList of={BlockChoice} names={['contact', 'picture', 'family', 'fields']} />
  </>
)

/** The parts, once a block is given. */
const PartsGiven = () => (useValue('blockAnswer') === 'GIVEN' ? <Parts /> : null)

/** Answers a block: one that was asked by itself is granted in the same act. */
export const BlockDialog = (props: Props) =>
  props.row.kind === 'BLOCKING' && props.row.state === 'IN_PROGRESS' ? (
    <GrantDialog {...props} />
  ) : (
    <MeanwhileDialog {...props} />
  )

function GrantDialog({ row, form }: Props) {
  const send = useAction(BlockPerson, { done: machine.acts.grant.done })
  return (
    <FormDialog
      title="Conceder el bloqueo"
      submit="Bloquear"
      width={640}
      lead={<Means act="answerBlock" />}
      action={send}
      initial={whole}
      more={seen(row)}
      acts
      form={form}
    >
      <Parts />
      <Field of={PrivacyRequest} name="reason" rows={2} />
    </FormDialog>
  )
}

/** Answers whether the data is blocked meanwhile. */
function MeanwhileDialog({ row, form }: Props) {
  const send = useAction(AnswerPrivacyBlock, { done: machine.acts.answerBlock.done })
  return (
    <FormDialog
      title="Responder el bloqueo"
      submit="Responder"
      width={640}
      lead={<Means act="answerBlock" />}
      action={send}
      initial={whole}
      more={seen(row)}
      acts
      form={form}
    >
      <Field of={PrivacyRequest} name="blockAnswer" required radios autoFocus />
      <PartsGiven />
      <Field of={PrivacyRequest} name="blockReason" rows={2} />
    </FormDialog>
  )
}
