import { Modal, Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GratificationQuery } from '#generated/documents/graphql.ts'
import { formatPesos } from '#chile/numbers.ts'
import { monthLabel } from '#chile/period.ts'
import { searchKey } from '#chile/text.ts'
import { ActionButton } from '#platform/web/kit/ActionButton.tsx'
import { EmptyState } from '#platform/web/kit/EmptyState.tsx'
import { Figures } from '#platform/web/kit/Figures.tsx'
import { Pages } from '#platform/web/kit/Pages.tsx'
import { SearchBox } from '#platform/web/kit/SearchBox.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { GratificationState } from '../model/gratification-words.ts'
import { RemoveGratification } from './documents.ts'
import { GratificationRows } from './GratificationRows.tsx'
import { GratificationTerms } from './GratificationTerms.tsx'
import './additional.css'

export type Year = GratificationQuery['gratification']
export type Row = Year['rows'][number]

type Props = { id: string; year: Year }

/** The gratification of a finished year: what it owes to each, why, and who is left out. */
export function Gratification({ id, year }: Props) {
  const [params, setParams] = useSearchParams()
  const search = params.get('q') ?? ''
  const state = params.get('estado') ?? ''
  const page = Number(params.get('pagina') ?? '1') || 1
  const set = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries({ pagina: '', ...changes })) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true },
    )
  const asked = searchKey(search)
  const found = year.rows.filter(
    (row) =>
      (state === '' || row.state === state) && searchKey(`${row.name} ${row.rut}`).includes(asked),
  )
  if (year.rows.length === 0) {
    return (
      <EmptyState title="Nadie tiene derecho a gratificación" action={<Undo id={id} year={year} />}>
        Ningún contrato con liquidaciones de {year.year} la tiene por los artículos 47 o 50, ni
        convenida.
      </EmptyState>
    )
  }
  return (
    <section className="mg-list mg-embedded ga-year">
      <Summary year={year} />
      <div className="mg-toolbar">
        <SearchBox value={search} onChange={(q) => set({ q })} placeholder="Nombre o RUT" />
        <Select
          aria-label="Estado"
          style={{ minWidth: 190 }}
          value={state}
          onChange={(estado) => set({ estado })}
          options={[{ value: '', label: 'Todos los estados' }, ...GratificationState.options]}
        />
        <span className="mg-spring" />
        {year.isOpen && <Terms id={id} year={year} />}
        {year.isOpen && <Undo id={id} year={year} />}
      </div>
      <GratificationRows
        id={id}
        year={year}
        rows={found.slice((page - 1) * pageSize, page * pageSize)}
      />
      {found.length === 0 && <p className="soft">Nadie coincide con lo buscado.</p>}
      <Pages
        page={page}
        size={pageSize}
        total={found.length}
        onChange={(number) => set({ pagina: String(number) })}
      />
    </section>
  )
}

const pageSize = 50

function Summary({ year }: { year: Year }) {
  const of = (state: Row['state']) => year.rows.filter((row) => row.state === state)
  const paying = of('PAY')
  const sum = (key: 'difference' | 'net') => paying.reduce((all, row) => all + (row[key] ?? 0), 0)
  const excess = of('EXCESS')
  const waiting = of('NO_PROFIT').length
  const late = year.firstMonth !== null && year.firstMonth % 100 !== 1
  return (
    <>
      <p className="soft mg-block">
        Se debe el 25 % de lo ganado en el año con el tope de 4,75 ingresos mínimos de diciembre
        (Código del Trabajo, art. 50) o la parte de la utilidad (art. 47), menos lo que pagaron los
        meses. La diferencia cotiza y tributa en los meses en que se devengó.
        {late &&
          ` El año se cuenta desde ${monthLabel(year.firstMonth ?? 0)}, el primer mes en Minga.`}
      </p>
      <Figures
        label="La gratificación del año"
        figures={[
          {
            label: 'Por pagar',
            value: formatPesos(sum('difference')),
            hint: paying.length === 1 ? '1 persona' : `${paying.length} personas`,
          },
          { label: 'Líquido', value: formatPesos(sum('net')), hint: 'Con cotizaciones e impuesto' },
          {
            label: 'Se reparte por el artículo 47',
            value: year.pool === null ? '–' : formatPesos(year.pool),
            hint:
              waiting > 0
                ? `${waiting} por calcular: falta la utilidad`
                : year.pool === null
                  ? 'Nadie la tiene'
                  : '30 % de la utilidad',
            ...(waiting > 0 ? { tone: 'warning' as const } : {}),
          },
          {
            label: 'Pagada de más',
            value: excess.length,
            hint: 'No se descuenta: solo un acuerdo la devuelve',
          },
        ]}
      />
    </>
  )
}

function Terms({ id, year }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActionButton permission="userItems.update" onClick={() => setOpen(true)}>
        Utilidad del año
      </ActionButton>
      {open && (
        <Modal open title="Utilidad del año" footer={null} onCancel={() => setOpen(false)}>
          <GratificationTerms id={id} year={year} after={() => setOpen(false)} />
        </Modal>
      )}
    </>
  )
}

function Undo({ id, year }: Props) {
  const remove = useAction(RemoveGratification, { done: 'El proceso ya no paga la gratificación' })
  return (
    <ActionButton
      permission="userItems.update"
      confirm={
        `Se quitan los pagos y las exclusiones del año ${year.year ?? ''}; ` +
        'el proceso queda vacío.'
      }
      onClick={() => remove.run({ input: { payrollMonthId: id } })}
    >
      Quitar gratificación
    </ActionButton>
  )
}
