import { Button } from 'antd'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { TrainingNeedsQuery } from '#generated/documents/graphql.ts'
import {
  MergeTrainingNeeds,
  SplitTrainingNeeds,
  TrainingNeeds,
} from '#generated/operations/surveys.ts'
import { counted } from '#chile/counts.ts'
import { searchKey } from '#chile/text.ts'
import { saveRows } from '#platform/web/kit/file/export.ts'
import { AskDialog } from '#platform/web/kit/form/AskDialog.tsx'
import { type OpenForm, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { DownloadDropdown } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { DetailPage } from '#platform/web/kit/record/DetailPage.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import './surveys.css'

type Report = TrainingNeedsQuery['trainingNeeds']
type Need = Report['needs'][number]
type Line = Need['lines'][number] & { need: string }

const columns: readonly Column<Line>[] = [
  { key: 'need', title: 'Necesidad', text: ({ need }) => need },
  { key: 'area', title: 'Área', text: ({ area }) => area },
  { key: 'level', title: 'Nivel deseado', text: ({ level }) => level },
  { key: 'people', title: 'Participantes', align: 'end', text: ({ people }) => people },
  { key: 'answers', title: 'Veces que se pidió', align: 'end', text: ({ answers }) => answers },
]

/** What people need to learn: each need by area and level, joined where it is the same. */
export default function NeedsPage() {
  const { id = '' } = useParams()
  const { data, loading, error, reload } = useDetail(TrainingNeeds, { input: { id } })
  const report = data?.trainingNeeds
  return (
    <DetailPage
      title="Necesidades de capacitación"
      context={report?.title}
      loading={loading}
      error={error}
      retry={reload}
    >
      {report && <Needs report={report} />}
    </DetailPage>
  )
}

function Needs({ report: { id, title, needs, canKeep } }: { report: Report }) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const form = useOpenForm('unir necesidades')
  const split = useAction(SplitTrainingNeeds, { done: 'Necesidad separada' })
  const word = searchKey(search.trim())
  const shown = needs.filter(({ name, written, lines }) =>
    searchKey([name, ...written, ...lines.map(({ area }) => area)].join(' ')).includes(word),
  )
  const picked = needs.filter(({ keys }) => keys.some((key) => chosen.has(key)))
  const keysOf = (some: readonly Need[]) => some.flatMap(({ keys }) => keys.map((key) => ({ key })))
  const toggle = ({ keys }: Need) => {
    const [key = ''] = keys
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  if (needs.length === 0) {
    return (
      <EmptyState title="Todavía no hay necesidades">
        Aparecen aquí a medida que cada persona envía su encuesta.
      </EmptyState>
    )
  }
  const lines = shown.flatMap(({ name, lines: own }) => own.map((one) => ({ ...one, need: name })))
  return (
    <>
      <div className="su-needs-tools">
        <SearchBox value={search} onChange={setSearch} placeholder="Necesidad o área" />
        {canKeep && (
          <ActionButton
            disabled={picked.length < 2 ? 'Marque dos o más que sean la misma' : undefined}
            onClick={() => form.open()}
          >
            Unir
          </ActionButton>
        )}
        <DownloadDropdown
          onDownload={(format) => saveRows(format, `Necesidades ${title}`, lines, columns)}
        />
      </div>
      <ol className="su-needs">
        {shown.map((need) => (
          <NeedItem
            key={need.keys.join(' ')}
            need={need}
            chosen={picked.includes(need)}
            {...(canKeep
              ? {
                  onChoose: () => toggle(need),
                  onSplit: () => split.run({ input: { id, keys: keysOf([need]) } }),
                }
              : {})}
          />
        ))}
      </ol>
      {form.key !== undefined && (
        <MergeDialog id={id} picked={picked} form={form} onDone={() => setChosen(new Set())} />
      )}
    </>
  )
}

const keysOf = (some: readonly Need[]) => some.flatMap(({ keys }) => keys.map((key) => ({ key })))

type MergeProps = { id: string; picked: readonly Need[]; form: OpenForm; onDone: () => void }

/** How needs that are one are called from now on. */
function MergeDialog({ id, picked, form, onDone }: MergeProps) {
  const merge = useAction(MergeTrainingNeeds, { done: 'Necesidades unidas' })
  return (
    <AskDialog
      title={`Unir ${counted(picked.length, 'necesidad', 'necesidades')}`}
      okText="Unir"
      label="Necesidad"
      max={200}
      {...(picked[0] ? { initial: picked[0].name } : {})}
      busy={merge.busy}
      form={form}
      onSend={async (name) => {
        await merge.attempt({ input: { id, keys: keysOf(picked), name } })
        onDone()
      }}
    >
      Lo que cada persona escribió no cambia, y se pueden separar de nuevo.
    </AskDialog>
  )
}

type ItemProps = { need: Need; chosen: boolean; onChoose?: () => void; onSplit?: () => void }

function NeedItem({ need, chosen, onChoose, onSplit }: ItemProps) {
  const { name, written, isMerged, people, answers, lines } = need
  return (
    <li>
      <div className="su-need">
        <strong>{name}</strong>
        {onChoose && (
          <Button
            aria-pressed={chosen}
            aria-label={`Marcar ${name}`}
            type={chosen ? 'primary' : 'default'}
            onClick={onChoose}
          >
            {chosen ? 'Marcada' : 'Marcar'}
          </Button>
        )}
        <span className="soft">
          {counted(people, 'participante', 'participantes')} ·{' '}
          {answers === 1 ? 'pedida 1 vez' : `pedida ${answers} veces`}
        </span>
        {isMerged && onSplit && (
          <Button type="link" aria-label={`Separar ${name}`} onClick={onSplit}>
            Separar
          </Button>
        )}
      </div>
      {written.length > 1 && <p className="soft">También escrita: {written.join(' · ')}</p>}
      <ul className="su-need-lines">
        {lines.map((line) => (
          <li key={`${line.area} ${line.level}`}>
            <span>{line.area}</span>
            <span>{line.level}</span>
            <span>{counted(line.people, 'participante', 'participantes')}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
