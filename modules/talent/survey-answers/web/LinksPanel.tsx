import { Button } from 'antd'
import { useState } from 'react'
import type { SurveyLinksQuery } from '#generated/documents/graphql.ts'
import {
  CreateSurveyLink,
  RevokeSurveyLink,
  SendSurveyLinks,
  SurveyLinks,
} from '#generated/operations/survey-answers.ts'
import { SurveyParticipants } from '#generated/operations/surveys.ts'
import { counted } from '#chile/counts.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { FreeField } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { SideRows } from '#platform/web/kit/list/SideRows.tsx'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { useSideList } from '#platform/web/list/useList.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { notify } from '#platform/web/look/notify.ts'
import { LinkKind, LinkState, newLink } from '../model/links.ts'

type LinksProps = {
  survey: { id: string; status: string; privacy: string; publicAccess: string }
}
type Row = SurveyLinksQuery['surveyLinks']['rows'][number]

const ROWS = 10

const columns: readonly Column<Row>[] = [
  {
    key: 'who',
    title: 'De quién',
    lead: true,
    sort: 'fullname',
    text: ({ fullname, evaluatee, kind }) =>
      fullname
        ? `${formatName(fullname)}${evaluatee ? `, sobre ${formatName(evaluatee)}` : ''}`
        : LinkKind.label(kind),
  },
  { key: 'state', title: 'Estado', text: ({ state }) => LinkState.label(state) },
  {
    key: 'left',
    title: 'Quedan',
    text: ({ usesLeft }) =>
      usesLeft === null || usesLeft === undefined
        ? 'Una persona'
        : counted(usesLeft, 'respuesta', 'respuestas'),
  },
  {
    key: 'given',
    title: 'Entregado',
    text: ({ mailed, createdAt }) =>
      `${mailed ? 'Por correo' : 'Copiado'} el ${formatDate(String(createdAt))}`,
  },
  { key: 'expires', title: 'Vence', text: ({ expiresAt }) => formatDate(String(expiresAt)) },
]

/** The links by which a survey is answered without an account: given, and taken back. */
export default function LinksPanel({ survey }: LinksProps) {
  const { id, publicAccess } = survey
  if (publicAccess === 'NONE') return null
  return <Given key={id} survey={survey} />
}

function Given({ survey }: LinksProps) {
  const { id, publicAccess } = survey
  const isShared = publicAccess === 'SHARED'
  const list = useSideList(SurveyLinks, { size: ROWS, fixed: { surveyId: id } })
  const [url, setUrl] = useState<string>()
  const revoke = useAction(RevokeSurveyLink, { done: 'Enlace revocado' })
  return (
    <Panel
      title="Responder sin cuenta"
      text={
        isShared
          ? 'Quien tenga el enlace responde, sin control de duplicados: entréguelo con cuidado.'
          : 'Cada persona tiene un enlace propio, que sirve hasta que envía sus respuestas.'
      }
      action={
        isShared ? (
          <NewShared survey={survey} onMade={setUrl} />
        ) : (
          <Personal survey={survey} onMade={setUrl} />
        )
      }
    >
      {list.rows.length === 0 && !list.loading && !list.error ? (
        <EmptyState title="Aún no hay enlaces">
          {isShared
            ? 'Cree uno y compártalo donde lo vean quienes responden.'
            : 'Envíelos por correo a quienes no tienen cuenta.'}
        </EmptyState>
      ) : (
        <SideRows
          caption="Enlaces"
          list={list}
          columns={columns}
          nameOf={({ fullname, kind }) => fullname ?? LinkKind.label(kind)}
          actions={(row) =>
            row.state === 'REVOKED'
              ? []
              : [
                  {
                    label: 'Revocar',
                    danger: true,
                    onClick: () => revoke.run({ input: { id: row.id } }),
                  },
                ]
          }
        />
      )}
      {url && <Once url={url} onClose={() => setUrl(undefined)} />}
    </Panel>
  )
}

type Making = LinksProps & { onMade: (url: string) => void }

const closedWhy = ({ status }: LinksProps['survey']) =>
  status === 'ACTIVE' ? undefined : 'La encuesta no está activa'

function NewShared({ survey, onMade }: Making) {
  const form = useOpenForm('enlace compartido')
  const create = useAction(CreateSurveyLink, { after: ({ url }) => onMade(url) })
  return (
    <>
      <ActionButton look="primary" disabled={closedWhy(survey)} onClick={() => form.open()}>
        Crear enlace
      </ActionButton>
      {form.key !== undefined && (
        <FormDialog
          key={form.key}
          title="Enlace compartido"
          submit="Crear"
          action={create}
          more={{ surveyId: survey.id, userSurveyId: null }}
          initial={{ usesLeft: 100 }}
          form={form}
        >
          <FreeField field={newLink.usesLeft} name="usesLeft" autoFocus />
        </FormDialog>
      )}
    </>
  )
}

/** Links of people: by mail to those without an account, or one to copy where names are known. */
function Personal({ survey, onMade }: Making) {
  const [choosing, setChoosing] = useState(false)
  const send = useAction(SendSurveyLinks, {
    after: ({ sent, withoutMail }) => notify.success(sentWords(sent, withoutMail)),
  })
  return (
    <span className="sv-acts">
      {survey.privacy === 'IDENTIFIED' && (
        <ActionButton disabled={closedWhy(survey)} onClick={() => setChoosing(true)}>
          Copiar uno
        </ActionButton>
      )}
      <ActionButton
        look="primary"
        disabled={closedWhy(survey)}
        onClick={() => void send.run({ input: { surveyId: survey.id } })}
      >
        Enviar por correo
      </ActionButton>
      {choosing && <Choose survey={survey} onMade={onMade} onClose={() => setChoosing(false)} />}
    </span>
  )
}

function sentWords(sent: number, withoutMail: number): string {
  const words =
    sent === 0
      ? 'Nadie sin cuenta espera un enlace'
      : `${counted(sent, 'enlace enviado', 'enlaces enviados')}`
  return withoutMail === 0
    ? words
    : `${words}; ${counted(withoutMail, 'persona no tiene', 'personas no tienen')} correo`
}

type Taker = { id: string; respondent: { fullname?: string | null } }

const takers: readonly Column<Taker & { evaluatee?: { fullname?: string | null } | null }>[] = [
  {
    key: 'respondent',
    title: 'Responde',
    lead: true,
    sort: 'fullname',
    text: ({ respondent }) => formatName(respondent.fullname),
  },
  {
    key: 'evaluatee',
    title: 'Evaluado',
    text: ({ evaluatee }) => (evaluatee ? formatName(evaluatee.fullname) : 'Sin evaluado'),
  },
]

function Choose({ survey, onMade, onClose }: Making & { onClose: () => void }) {
  const list = useSideList(SurveyParticipants, { size: ROWS, fixed: { id: survey.id } })
  const create = useAction(CreateSurveyLink, {
    after: ({ url }) => {
      onMade(url)
      onClose()
    },
  })
  return (
    <Dialog title="Copiar el enlace de una persona" width={640} onCancel={onClose}>
      <p className="soft">
        El enlace anterior de la persona deja de servir. Entréguelo solo a ella: quien lo tenga
        responde en su nombre.
      </p>
      <SideRows
        caption="Participantes"
        list={list}
        columns={takers}
        search="Nombre"
        nameOf={({ respondent }) => formatName(respondent.fullname)}
        actions={(row) => [
          {
            label: 'Crear enlace',
            onClick: () =>
              create.run({
                input: { surveyId: survey.id, userSurveyId: row.id, usesLeft: null },
              }),
          },
        ]}
      />
    </Dialog>
  )
}

/** The address of a link that was just made: it is shown this once. */
function Once({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog title="Enlace creado" onCancel={onClose}>
      <p>Cópielo ahora: no se vuelve a mostrar.</p>
      <output className="sv-url" aria-label="Dirección del enlace">
        {url}
      </output>
      <Button type="primary" onClick={() => void copy(url)}>
        Copiar
      </Button>
    </Dialog>
  )
}

/** The clipboard exists only where the address is https or this very machine. */
async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    notify.success('Enlace copiado')
  } catch {
    notify.error('El navegador no dejó copiar: seleccione el enlace y cópielo a mano')
  }
}
