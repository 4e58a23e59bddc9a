import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '#chile/counts.ts'
import { parseRut } from '#chile/rut.ts'
import { contractsByRut } from '#modules/payroll/payroll-months/web/index.ts'
import { type ApiError, asApiError } from '#platform/web/api/api.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PastedList, useClosePasted, whyNotPasted } from '#platform/web/kit/sheet/PastedList.tsx'
import { useDebounced } from '#platform/web/kit/form/useDebounced.ts'
import { linesIn, type ListLine, readList } from '../model/pasted-list.ts'
import { type Column, keyOf } from './grid-values.ts'

type Props = {
  monthId: string
  items: readonly Column[]
  onWrite: (cells: (readonly [key: string, text: string])[]) => void
  onClose: () => void
}

const columns = [
  { name: 'rut', title: 'RUT' },
  { name: 'item', title: 'Concepto' },
  { name: 'value', title: 'Valor' },
] as const

/**
 * A list of RUT, item and amount as other programs give it: what is wrong is named and put right
 * here, and only a list without mistakes is written in the grid, where it can still be undone.
 */
export function PasteListDialog({ monthId, items, onWrite, onClose }: Props) {
  const [lines, setLines] = useState<readonly ListLine[]>([])
  const known = useContracts(monthId, lines)
  const read = known.data ? linesIn(lines, known.data, items) : undefined
  const wrong = (read ?? []).filter((line) => 'wrong' in line).length
  const cells = (read ?? []).flatMap((line) =>
    'wrong' in line ? [] : [[keyOf(line), line.text] as const],
  )
  return (
    <Dialog
      title="Pegar lista por RUT"
      width={760}
      okText={
        cells.length === 0
          ? 'Escribir en la planilla'
          : `Escribir ${counted(cells.length, 'celda')}`
      }
      okDisabled={whyNotPasted({ lines: lines.length, wrong, waiting: !known.data })}
      onOk={() => {
        onWrite(cells)
        onClose()
      }}
      onCancel={useClosePasted(lines.length, onClose)}
    >
      {known.error && <LoadProblem error={known.error} retry={() => void known.refetch()} />}
      <PastedList
        columns={columns}
        label="RUT, concepto y valor: tres columnas copiadas de una planilla"
        example={'12.345.678-5\tComisiones\t150.000'}
        lines={lines}
        verdicts={read?.map((line) => ('wrong' in line ? line : {}))}
        read={readList}
        onChange={setLines}
      />
    </Dialog>
  )
}

type Contracts = ReadonlyMap<string, readonly string[]>

/** The contracts of the month by the RUTs of a list; what was known stays while one is mended. */
function useContracts(monthId: string, lines: readonly ListLine[]) {
  const ruts = [...new Set(lines.flatMap(({ rut }) => parseRut(rut) ?? []))].toSorted()
  const key = useDebounced(ruts.join(' '), 300)
  return useQuery<Contracts, ApiError>({
    queryKey: ['contractsByRut', monthId, key],
    queryFn: async () => {
      const asked = key === '' ? [] : key.split(' ')
      const found = asked.length === 0 ? [] : await contractsByRut(monthId, asked).catch(refused)
      const byRut = Map.groupBy(found, ({ rut }) => rut)
      return new Map([...byRut].map(([rut, rows]) => [rut, rows.map((row) => row.contractId)]))
    },
    placeholderData: (before) => before,
  })
}

const refused = (problem: unknown): never => {
  throw asApiError(problem)
}
