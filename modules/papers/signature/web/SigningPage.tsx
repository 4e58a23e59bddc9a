import { useParams } from 'react-router'
import {
  CancelSignatureRequest,
  OpenSigning,
  OwnSignature,
  RemindSignature,
  SignatureRequest as ReadRequest,
} from '#generated/operations/signature.ts'
import { openFile } from '#platform/web/api/files.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { ActionMenu, type RowAction } from '#platform/web/kit/list/RowActions.tsx'
import { type Column } from '#platform/web/kit/list/columns.tsx'
import { momentColumn } from '#platform/web/kit/list/date-columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActDialog, actionOf, StateTag } from '#platform/web/kit/record/StateMachine.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { Link } from '#platform/web/kit/text/Link.tsx'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import { SignatureLevel } from '#modules/papers/advanced-signature/model/catalogs.ts'
import { SignatureEventKind, SignerRole, SignerState } from '../model/catalogs.ts'
import { SignatureRequest } from '../model/request.ts'
import { signatureStates, signerTones } from '../model/states.ts'
import { AdvancedPanel, isAway } from './AdvancedPanel.tsx'
import { ConsentPanel } from './ConsentPanel.tsx'
import { KeyPanel } from './KeyPanel.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { SignPanel } from './SignPanel.tsx'
import type { Request } from './types.ts'
import { daysLeft } from './words.ts'

type Signer = Request['signing'][number]
type Event = Request['events'][number]

/** How long until a document that is being sealed is asked for again. */
const SEALING_POLL_MS = 2000

/** A document and its signatures; whoever has the turn signs here. */
export default function SigningPage() {
  const { id = '' } = useParams()
  const { data, error, loading, reload } = useDetail(ReadRequest, { input: { id } })
  const request = data?.signatureRequest
  const sealing = request?.state === 'SEALING'
  // Whoever is at the provider comes back to what it answered.
  const away = request?.state === 'SENT' && isAway(request.advanced?.state)
  useDetail(
    ReadRequest,
    { input: { id } },
    { pollMs: sealing || away ? SEALING_POLL_MS : false, enabled: sealing || away },
  )
  return (
    <DetailPage
      title={request?.documentName ?? 'Firma de documento'}
      context={
        request && (
          <>
            <StateTag machine={signatureStates} state={request.state} />
            {' · '}
            <span className="soft">{contextOf(request)}</span>
          </>
        )
      }
      actions={request && <Keeping request={request} />}
      loading={loading}
      error={error}
      retry={reload}
    >
      {request && <Body request={request} />}
    </DetailPage>
  )
}

const contextOf = ({ typeLabel, fullname, state, expiresAt, reason }: Request): string =>
  [
    typeLabel,
    fullname,
    state === 'SENT' ? `vence el ${formatDate(expiresAt)}. ${daysLeft(expiresAt)}` : reason,
  ]
    .filter(Boolean)
    .join(' · ')

function Body({ request }: { request: Request }) {
  const open = useAction(OpenSigning, { after: openFile, quiet: true })
  const has = request.state === 'SENT' && request.ownState === 'PENDING'
  return (
    <>
      <Panel
        title={request.state === 'COMPLETED' ? 'Documento firmado' : 'Documento'}
        text={
          request.state === 'COMPLETED'
            ? 'Con las firmas y su evidencia al final.'
            : 'Ábralo y léalo completo antes de firmar.'
        }
        action={
          <ActionButton
            look={has ? 'primary' : 'plain'}
            onClick={() => open.run({ input: { id: request.id } })}
          >
            Abrir el documento
          </ActionButton>
        }
      >
        <p className="soft">
          Huella <code className="sg-hash">{request.sha256}</code>
        </p>
        <Versions request={request} />
      </Panel>
      {has && <Turn request={request} />}
      <Panel title="Firmas">
        <Rows
          caption="Quienes firman, en su orden"
          rows={request.signing}
          columns={signerColumns}
          rowKey={({ ord }) => `${ord}`}
          nameOf={({ name }) => `la firma de ${formatName(name)}`}
        />
      </Panel>
      <Panel
        title="Registro"
        text="Cada huella encadena la anterior: nada se cambia sin que se note."
      >
        <Rows
          caption="Lo que pasó con la firma"
          rows={request.events}
          columns={eventColumns}
          rowKey={({ seq }) => `${seq}`}
          nameOf={({ seq }) => `el paso ${seq}`}
        />
      </Panel>
    </>
  )
}

/** What whoever has the turn does, one step after another. */
function Turn({ request }: { request: Request }) {
  const { data } = useDetail(OwnSignature, {})
  if (!data) return null
  const own = data.ownSignature
  if (!own.accepts) return <ConsentPanel own={own} />
  if (request.level === 'ADVANCED') return <AdvancedPanel request={request} />
  if (!own.hasKey) return <KeyPanel own={own} />
  return <SignPanel request={request} />
}

const CORRECTED_FROM: ReadonlySet<string> = new Set(signatureStates.acts.replace.from)

/** Which request this one replaces, and which one replaces it. */
const Versions = ({ request: { replacesId, replacedById } }: { request: Request }) => (
  <>
    {replacesId && (
      <p>
        <Link to={pathTo('firma-digital/:id', { id: replacesId })}>
          Reemplaza a la que se corrigió
        </Link>
      </p>
    )}
    {replacedById && (
      <p>
        <Link to={pathTo('firma-digital/:id', { id: replacedById })}>Ver la que la reemplaza</Link>
      </p>
    )}
  </>
)

const signerColumns: readonly Column<Signer>[] = [
  { key: 'name', title: 'Persona', lead: true, text: ({ name }) => name },
  {
    key: 'role',
    title: 'Firma',
    text: ({ role, capacity, level }) =>
      [SignerRole.label(role), capacity, SignatureLevel.label(level)].filter(Boolean).join(' · '),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state }) => SignerState.label(state),
    render: ({ state }) => (
      <StatusTag tone={signerTones[state]}>{SignerState.label(state)}</StatusTag>
    ),
  },
  momentColumn('actedAt', 'Cuándo'),
]

const eventColumns: readonly Column<Event>[] = [
  { key: 'kind', title: 'Qué', lead: true, text: ({ kind }) => SignatureEventKind.label(kind) },
  { key: 'author', title: 'Quién', text: ({ author }) => author ?? 'Plataforma' },
  momentColumn('at', 'Cuándo'),
  {
    key: 'hash',
    title: 'Huella',
    text: ({ hash }) => hash,
    render: ({ hash }) => (
      <code className="tabular" title={hash}>
        {hash.slice(0, 12)}…
      </code>
    ),
  },
]

/** What whoever sent it does: remind, take back, and send it corrected. */
function Keeping({ request }: { request: Request }) {
  const form = useOpenForm('cancelar-firma')
  const correcting = useOpenForm('corregir-firma')
  const cancel = useAction(CancelSignatureRequest, { done: signatureStates.acts.cancel.done })
  const remind = useAction(RemindSignature, { done: signatureStates.acts.remind.done })
  const standing = { state: request.state, relations: ['other'] as const }
  const { id, version } = request
  const actions: readonly RowAction[] = [
    actionOf(signatureStates, 'replace', standing, () => correcting.open()),
    ...(request.state === 'SENT'
      ? [
          actionOf(signatureStates, 'remind', standing, () => remind.run({ input: { id } })),
          actionOf(signatureStates, 'cancel', standing, () => form.open()),
        ]
      : []),
  ]
  if (!CORRECTED_FROM.has(request.state)) return null
  return (
    <>
      <ActionMenu label="Acciones" actions={actions} />
      {correcting.key !== undefined && <ReplaceDialog request={request} form={correcting} />}
      {form.key !== undefined && (
        <ActDialog
          machine={signatureStates}
          act="cancel"
          what=""
          lead={`${request.documentName}.`}
          action={cancel}
          more={{ id, version }}
          of={SignatureRequest}
          field="reason"
          form={form}
        />
      )}
    </>
  )
}
