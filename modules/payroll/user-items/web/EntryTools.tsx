import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useState } from 'react'
import { PreviousUserItems } from '#generated/operations/user-items.ts'
import { ActionButton } from '#platform/web/kit/text/ActionButton.tsx'
import { notify } from '#platform/web/look/notify.ts'
import { everyRowOf } from '#platform/web/list/useList.ts'
import { showCell } from '../model/cell.ts'
import { PasteListDialog } from './PasteListDialog.tsx'
import { type Column, contractsOf, keyOf } from './grid-values.ts'
import type { EntryValues } from './useEntryValues.ts'
import type { Grid } from './useGrid.ts'

/** What is done once the stored values of the contracts that it concerns are known. */
export type Act = (sheet: { grid: Grid; stored: EntryValues['stored'] }) => void

type CopyProps = {
  monthId: string
  byCode: ReadonlyMap<string, Column>
  onKnown: (contracts: readonly string[], act: Act) => void
}

/** Writes in the empty cells what was entered only for the month before; undo takes it back. */
export function CopyBefore({ monthId, byCode, onKnown }: CopyProps) {
  const copy = async () => {
    const before = await everyRowOf(PreviousUserItems, { payrollMonthId: monthId })
    const given = before.filter(({ itemCode }) => byCode.has(itemCode))
    onKnown(contractsOf(given.map(keyOf)), ({ grid, stored }) => {
      const cells = given.flatMap(({ contractId, itemCode, value }) => {
        const key = keyOf({ contractId, itemCode })
        const taken = grid.typed.has(key) || stored.once.has(key)
        return taken ? [] : [[key, showCell(value)] as const]
      })
      if (cells.length > 0) grid.write(cells)
      notify.info(copiedWords(cells.length))
    })
  }
  return <ActionButton onClick={copy}>Copiar mes anterior</ActionButton>
}

const copiedWords = (count: number) =>
  count === 0
    ? 'El mes anterior no tiene novedades que copiar'
    : count === 1
      ? 'Se copió 1 celda del mes anterior'
      : `Se copiaron ${count} celdas del mes anterior`

/** What the keys of the grid do, said under it. */
export const keysHint =
  'Ctrl+D llena con la celda de arriba y Ctrl+R con la de la izquierda; Ctrl+Mayús y una flecha, ' +
  'hasta el final. Mayús+F2 comenta la celda.'

type PasteProps = {
  monthId: string
  items: readonly Column[]
  onWrite: (cells: (readonly [key: string, text: string])[]) => void
}

/** Opens the list by RUT; what it writes waits in the grid to be saved. */
export function PasteList(props: PasteProps) {
  const [isOpen, open] = useState(false)
  return (
    <>
      <ActionButton onClick={() => open(true)}>Pegar lista</ActionButton>
      {isOpen && <PasteListDialog {...props} onClose={() => open(false)} />}
    </>
  )
}

type ToolsProps = { grid: Grid; onSave: () => void }

export function Tools({ grid, onSave }: ToolsProps) {
  const { past, future, changed, problems, crossings, busy } = grid
  const count = changed.size
  const wrong = problems.size + crossings.size
  const words = wrong > 0 ? `${wrong} por corregir` : `${count} por guardar`
  return (
    <>
      {count + wrong > 0 && (
        <span className={wrong > 0 ? 'pm-entry-wrong' : 'soft'} role="status">
          {words}
        </span>
      )}
      <Tooltip title="Deshacer (Ctrl+Z)">
        <Button
          aria-label="Deshacer"
          icon={<UndoOutlined aria-hidden />}
          disabled={past.length === 0}
          onClick={grid.undo}
        />
      </Tooltip>
      <Tooltip title="Rehacer (Ctrl+Y)">
        <Button
          aria-label="Rehacer"
          icon={<RedoOutlined aria-hidden />}
          disabled={future.length === 0}
          onClick={grid.redo}
        />
      </Tooltip>
      <ActionButton
        look="primary"
        loading={busy}
        disabled={count + wrong === 0 ? 'No hay cambios que guardar' : undefined}
        onClick={onSave}
      >
        Guardar
      </ActionButton>
    </>
  )
}
