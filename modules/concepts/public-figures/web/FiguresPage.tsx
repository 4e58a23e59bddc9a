import { formatNumber } from '#chile/numbers.ts'
import { counted } from '#chile/counts.ts'
import { monthLabel, type YearMonth, yearMonthOf } from '#chile/period.ts'
import { readMonth } from '#chile/typed-month.ts'
import type { PublicFiguresQuery } from '#generated/documents/graphql.ts'
import {
  ChooseFiguresAlone,
  ConfirmFigureMonth,
  FigureSources,
  PublicFigures,
} from '#generated/operations/public-figures.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useDetail } from '#platform/web/api/useDetail.ts'
import { Tick } from '#platform/web/kit/form/Toggle.tsx'
import type { Column } from '#platform/web/kit/list/columns.tsx'
import { Rows } from '#platform/web/kit/list/Rows.tsx'
import { MonthSelector } from '#platform/web/kit/month/MonthSelector.tsx'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { StatusTag } from '#platform/web/kit/record/StatusTag.tsx'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { Panel } from '#platform/web/kit/text/Figures.tsx'
import { TextWithHint } from '#platform/web/kit/text/TextWithHint.tsx'
import { useAddressParams } from '#platform/web/list/useAddressParams.ts'
import { formatMoment } from '#platform/web/look/format.ts'
import { today } from '#platform/web/look/today.ts'
import { MUST_BE_ANOTHER, ProposalState, proposalTones } from '../model/catalogs.ts'
import { FiguresStanding } from './FiguresStanding.tsx'

type Month = PublicFiguresQuery['publicFigures']
type Proposal = Month['proposals'][number]

const columns: readonly Column<Proposal>[] = [
  { key: 'label', title: 'Indicador', lead: true, text: ({ label }) => label },
  {
    key: 'value',
    title: 'Valor',
    align: 'end',
    text: ({ value }) => formatNumber(value),
    render: ({ value }) => <span className="tabular">{formatNumber(value)}</span>,
  },
  {
    key: 'readings',
    title: 'Fuentes',
    text: ({ readings }) =>
      readings.map(({ source, value }) => `${source}: ${formatNumber(value)}`).join('; '),
    render: ({ readings }) => (
      <ul className="mg-rows">
        {readings.map(({ source, value, url, readAt }) => (
          <li key={source}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {source}
            </a>
            : {formatNumber(value)} <span className="soft">{formatMoment(readAt)}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    key: 'state',
    title: 'Estado',
    text: ({ state, why }) => [ProposalState.label(state), why].filter(Boolean).join('. '),
    render: ({ state, why, agreed }) => (
      <TextWithHint
        words={<StatusTag tone={proposalTones[state]}>{ProposalState.label(state)}</StatusTag>}
        hint={why ?? (agreed ? 'Dos fuentes coinciden' : 'Una fuente')}
      />
    ),
  },
]

/** The month of the address; without one, the one of today. */
const monthIn = (asked: string | null): YearMonth =>
  (asked === null ? undefined : readMonth(asked, today())) ?? yearMonthOf(today())

/** What public sources say of a month: proposed, stopped with its reason, or in force. */
export default function FiguresPage() {
  const [params, setParams] = useAddressParams()
  const yearMonth = monthIn(params.get('mes'))
  const { data, error, reload } = useDetail(PublicFigures, { input: { yearMonth } })
  const month = data?.publicFigures
  return (
    <section className="mg-list">
      <PageHeader
        title="Indicadores publicados"
        plainTitle={`Indicadores publicados de ${monthLabel(yearMonth)}`}
        context="Lo que dicen las fuentes públicas, para todas las empresas"
        actions={month && <Confirm month={month} />}
      />
      <div className="mg-toolbar">
        <MonthSelector
          aria-label="Mes"
          value={yearMonth}
          onChange={(next) => setParams({ mes: String(next) }, { replace: true })}
        />
      </div>
      <FiguresStanding />
      {error && <LoadProblem error={error} retry={reload} />}
      {!month && !error && <PageSkeleton header={false} />}
      {month && month.proposals.length === 0 && (
        <EmptyState title={`Nada que proponer en ${monthLabel(yearMonth)}`}>
          Las fuentes dicen lo mismo que ya rige, o aún no dicen nada.
        </EmptyState>
      )}
      {month && month.proposals.length > 0 && (
        <Rows
          caption="Propuestas del mes"
          rows={month.proposals}
          columns={columns}
          rowKey={({ key }) => key}
        />
      )}
      <Sources />
    </section>
  )
}

/** One act for the whole month: the first person's waits for the second one's. */
function Confirm({ month }: { month: Month }) {
  const { yearMonth, print, toConfirm, isFirstDone, isMine, firstAt } = month
  const confirm = useAction(ConfirmFigureMonth, {
    done: ({ taken }) =>
      taken === 0
        ? 'Confirmado: falta otra persona'
        : `${counted(taken, 'indicador vigente', 'indicadores vigentes')}`,
  })
  return (
    <ActionButton
      look="primary"
      permission="publicFigures.update"
      disabled={
        toConfirm === 0
          ? 'No hay nada por confirmar en este mes'
          : isMine
            ? MUST_BE_ANOTHER
            : undefined
      }
      confirm={
        isFirstDone
          ? `La primera persona lo confirmó el ${formatMoment(firstAt)}. Desde ahora rigen.`
          : 'Otra persona lo confirma después: entonces rigen para todas las empresas.'
      }
      onClick={() => confirm.run({ input: { yearMonth, print } })}
    >
      Confirmar el mes
    </ActionButton>
  )
}

/** The sources, how each was read, and whether two that agree are enough. */
function Sources() {
  const { data, error, reload } = useDetail(FigureSources)
  const choose = useAction(ChooseFiguresAlone, { done: 'Guardado' })
  if (error) return <LoadProblem error={error} retry={reload} />
  if (!data) return null
  const { sources, takesAlone } = data.figureSources
  return (
    <Panel title="Fuentes" text="Se leen solas una vez al día">
      <ul className="mg-rows">
        {sources.map(({ label, isConfigured, readAt, problem }) => (
          <li key={label}>
            {label}:{' '}
            {!isConfigured
              ? 'sin configurar'
              : readAt === null
                ? 'aún no se lee'
                : (problem ?? `leída el ${formatMoment(readAt)}`)}
          </li>
        ))}
      </ul>
      {sources.every(({ isConfigured }) => !isConfigured) && (
        <p className="soft">
          Quien instala la plataforma configura la dirección de al menos una fuente, como lo explica
          la guía de operación. Mientras tanto, cada empresa ingresa los suyos en «Indicadores».
        </p>
      )}
      <Tick
        checked={takesAlone}
        disabled={choose.busy}
        onChange={(next) => void choose.run({ input: { takesAlone: next } })}
      >
        Tomar solo cuando dos fuentes coinciden
      </Tick>
    </Panel>
  )
}
