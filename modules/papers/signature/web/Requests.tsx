import type { ReactNode } from 'react'
import { SignatureRequests } from '#generated/operations/signature.ts'
import type { SignatureRequestsQuery } from '#generated/documents/graphql.ts'
import { useList } from '#platform/web/list/useList.ts'
import type { Ticks } from '#platform/web/list/useTicks.ts'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { dateColumn } from '#platform/web/kit/list/date-columns.tsx'
import { ListPage } from '#platform/web/kit/list/ListPage.tsx'
import { Response, stateColumn } from '#platform/web/kit/list/state-column.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { formatDate } from '#platform/web/look/format.ts'
import { pathTo } from '#platform/web/screen/screens.ts'
import type { SignatureBox } from '../model/catalogs.ts'
import { signatureStates } from '../model/states.ts'
import { daysLeft } from './words.ts'

export type Row = SignatureRequestsQuery['signatureRequests']['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    key: 'documentName',
    title: 'Documento',
    lead: true,
    sort: 'documentName',
    text: ({ documentName }) => documentName,
    render: ({ documentName, typeLabel }) => <TextWithHint words={documentName} hint={typeLabel} />,
  },
  { key: 'fullname', title: 'Persona', text: ({ fullname }) => fullname },
  stateColumn('state', signatureStates, ({ state }) => state, {
    below: (row) => <Response text={row.reason ?? (row.turn && `Le toca a ${row.turn}`)} />,
  }),
  { key: 'signed', title: 'Firmas', text: ({ signed, signers }) => `${signed} de ${signers}` },
  dateColumn('createdAt', 'Enviado', { sort: 'createdAt' }),
]
const due: Column<Row> = {
  key: 'expiresAt',
  title: 'Vence',
  sort: 'expiresAt',
  text: ({ expiresAt }) => formatDate(expiresAt),
  render: ({ expiresAt }) => (
    <TextWithHint words={formatDate(expiresAt)} hint={daysLeft(expiresAt)} />
  ),
}

/** The list of requests of a box. */
export const useRequests = (box: SignatureBox) =>
  useList(SignatureRequests, {
    filters: [],
    sort: { field: 'createdAt', descending: true },
    fixed: { box },
  })

type Props = {
  box: SignatureBox
  title: string
  empty: { title: string; text: string }
  list: ReturnType<typeof useRequests>
  /** Those that are ticked, to be signed together. */
  ticks?: Ticks<Row>
  extra?: ReactNode
}

/** The requests of one list, each with its page. */
export function Requests({ box, title, empty, list, ticks, extra }: Props) {
  const isOpen = box === 'TO_SIGN' || box === 'SENT'
  return (
    <ListPage
      embedded
      title={title}
      name={`signatures-${box}`}
      list={list}
      search="Documento"
      columns={[...columns, ...(isOpen ? [due] : [])]}
      {...(ticks ? { ticks } : {})}
      extra={extra}
      nameOf={({ documentName }) => `la firma de ${documentName}`}
      actions={({ id }) => [
        {
          label: box === 'TO_SIGN' ? 'Revisar y firmar' : 'Ver',
          to: pathTo('firma-digital/:id', { id }),
        },
      ]}
      empty={empty}
    />
  )
}
