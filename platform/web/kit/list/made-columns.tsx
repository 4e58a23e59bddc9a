import { openFile } from '#platform/web/api/files.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import type { Document } from '#platform/web/api/graphql.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { ActionButton } from '../text/ActionButton.tsx'
import type { Column } from './columns.tsx'
import { TextWithHint } from '../text/TextWithHint.tsx'

type Made = {
  readonly author?: string | null
  readonly reason?: string | null
  readonly askedAt?: string
  readonly madeAt?: string | null
  readonly sha256?: string | null
}

/** Who made a thing that is kept, when, and its print. */
export const madeColumns: readonly Column<Made>[] = [
  {
    key: 'author',
    title: 'Lo hizo',
    render: ({ author, reason }) => <TextWithHint words={author ?? 'Plataforma'} hint={reason} />,
  },
  {
    key: 'madeAt',
    title: 'Cuándo',
    render: ({ madeAt, askedAt }) => (
      <span className="tabular">{formatMoment(madeAt ?? askedAt)}</span>
    ),
  },
  {
    key: 'sha256',
    title: 'Huella',
    render: ({ sha256 }) => sha256 && <code title={sha256}>{sha256.slice(0, 12)}</code>,
  },
]

type Opens = {
  number: number
  /** Asks for the link of the file, or nothing of what has none. */
  document: Document<unknown, { input: never }>
  input: Readonly<Record<string, unknown>> | undefined
}

/** Opens the file of a row. The kit may cast: the page's document says what it takes. */
export function OpenMade({ number, document, input }: Opens) {
  const open = useAction(document as Document<OpenedFile, { input: never }>, {
    after: openFile,
    quiet: true,
    keepCache: true,
  })
  if (input === undefined) return <span className="soft">–</span>
  return (
    <ActionButton look="text" onClick={() => open.run({ input: input as never })}>
      {`Abrir el ${number}`}
    </ActionButton>
  )
}

/** The answer of such a document: a file with its link. */
type OpenedFile = Record<string, { readonly data: Parameters<typeof openFile>[0] | null }>
