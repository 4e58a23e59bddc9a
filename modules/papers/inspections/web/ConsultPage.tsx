import { type FormEvent, useState } from 'react'
import { formatRut } from '#chile/rut.ts'
import type { InspectionDocumentsQuery } from '#generated/documents/graphql.ts'
import { InspectionDocuments, OpenInspectionDocument } from '#generated/operations/inspections.ts'
import { Box, SessionLayout, Submit, TextField } from '#modules/company/session/web/index.ts'
import { asApiError, dataOf, request } from '#platform/web/api/api.ts'
import { openFile } from '#platform/web/api/files.ts'
import { formatDate, formatName } from '#platform/web/look/format.ts'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import './inspections.css'

type Held = { businessRut: string; inspectorRut: string; code: string }
type Found = InspectionDocumentsQuery['inspectionDocuments']
type Shown = Found['rows'][number]
type Problem = { field?: string | undefined; message: string }

/** Nobody signs in here: what one typed goes with each request, and is kept nowhere. */
const asNobody = { nobody: true }

const list = (held: Held, search: string, page: number): Promise<Found> =>
  request(InspectionDocuments, { input: { ...held, search, page } }, asNobody).then(
    ({ inspectionDocuments }) => inspectionDocuments,
  )

/** Where an inspector reads the signed documents that a company opened to them. */
export default function ConsultPage() {
  const [held, setHeld] = useState<Held>()
  const [found, setFound] = useState<Found>()
  return held && found ? (
    <SessionLayout title={found.businessName} text={introOf(found)}>
      <Documents held={held} first={found} />
    </SessionLayout>
  ) : (
    <SessionLayout
      title="Fiscalización"
      text={
        'Documentos laborales firmados que una empresa abrió a un fiscalizador de la Dirección ' +
        'del Trabajo.'
      }
    >
      <Entering
        onFound={(given, documents) => {
          setHeld(given)
          setFound(documents)
        }}
      />
    </SessionLayout>
  )
}

const introOf = ({ company, businessRut, lastDay }: Found): string =>
  `${company} · RUT ${formatRut(businessRut)} · hasta el ${formatDate(lastDay)}. ` +
  'Cada lectura queda registrada para la empresa.'

function Entering({ onFound }: { onFound: (held: Held, found: Found) => void }) {
  const [values, setValues] = useState<Held>({ businessRut: '', inspectorRut: '', code: '' })
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const enter = async (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    setBusy(true)
    try {
      onFound(values, await list(values, '', 1))
    } catch (failure) {
      setProblem(asApiError(failure))
    } finally {
      setBusy(false)
    }
  }
  const at = (name: keyof Held) => ({
    name,
    value: values[name],
    error: problem?.field === name ? problem.message : undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value }),
  })
  return (
    <form onSubmit={(event) => void enter(event)} noValidate>
      <TextField label="RUT de la empresa" {...at('businessRut')} />
      <TextField label="Su RUN" {...at('inspectorRut')} />
      <TextField label="Código que le dio la empresa" spellCheck={false} {...at('code')} />
      {problem && !problem.field && <Box>{problem.message}</Box>}
      <Submit busy={busy} disabled={Object.values(values).includes('')}>
        Ver los documentos
      </Submit>
    </form>
  )
}

function Documents({ held, first }: { held: Held; first: Found }) {
  const [found, setFound] = useState(first)
  const [search, setSearch] = useState('')
  const [asked, setAsked] = useState({ search: '', page: 1 })
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const read = async (work: () => Promise<void>) => {
    setProblem(undefined)
    setBusy(true)
    await work().catch((failure: unknown) => setProblem(asApiError(failure)))
    setBusy(false)
  }
  const go = (next: typeof asked) =>
    read(async () => {
      setFound(await list(held, next.search, next.page))
      setAsked(next)
    })
  const open = ({ id }: Shown) =>
    read(async () => {
      const input = { ...held, documentId: id }
      const answer = await request(OpenInspectionDocument, { input }, asNobody)
      const file = dataOf(answer.openInspectionDocument)
      if (file) openFile(file)
    })
  return (
    <>
      <form
        className="fi-search"
        onSubmit={(event) => {
          event.preventDefault()
          void go({ search, page: 1 })
        }}
      >
        <TextField
          label="Documento, persona o RUN"
          name="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Submit busy={busy}>Buscar</Submit>
      </form>
      {problem && <Box>{problem.message}</Box>}
      <p className="soft" role="status">
        {found.total === 1 ? '1 documento firmado' : `${found.total} documentos firmados`}
      </p>
      <ul className="fi-documents" aria-label="Documentos firmados">
        {found.rows.map((row) => (
          <Row key={row.id} row={row} busy={busy} onOpen={() => void open(row)} />
        ))}
      </ul>
      <Pages
        found={found}
        page={asked.page}
        busy={busy}
        onGo={(page) => void go({ ...asked, page })}
      />
    </>
  )
}

type PagesProps = { found: Found; page: number; busy: boolean; onGo: (page: number) => void }

const Pages = ({ found, page, busy, onGo }: PagesProps) =>
  found.pages > 1 && (
    <p className="fi-pages">
      <button type="button" disabled={busy || page <= 1} onClick={() => onGo(page - 1)}>
        Anteriores
      </button>
      <span className="soft">{`Página ${page} de ${found.pages}`}</span>
      <button type="button" disabled={busy || page >= found.pages} onClick={() => onGo(page + 1)}>
        Siguientes
      </button>
    </p>
  )

type RowProps = { row: Shown; busy: boolean; onOpen: () => void }

const Row = ({ row, busy, onOpen }: RowProps) => (
  <li>
    <strong>{row.name}</strong>
    <span>
      {[row.typeLabel, formatName(row.fullname), row.rut && formatRut(row.rut)]
        .filter(Boolean)
        .join(' · ')}
    </span>
    <span className="soft">{`Firmado el ${formatDate(row.signedOn)}`}</span>
    {!row.isInForce && <StatusTag tone="warning">Anulado después</StatusTag>}
    <span className="fi-buttons">
      <button
        type="button"
        disabled={busy}
        onClick={onOpen}
        aria-label={`Abrir o imprimir ${row.name}`}
      >
        Abrir o imprimir
      </button>
      {row.code && (
        <a
          href={`/public/documento/${row.code}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`Verificar ${row.name}`}
        >
          Verificar
        </a>
      )}
    </span>
  </li>
)
