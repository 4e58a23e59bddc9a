// The thread in which a large workbook is made: packing it is synchronous and would stop others.
import { parentPort, workerData } from 'node:worker_threads'
import { type Sheet, type SheetCell, workbookOf } from './workbook.ts'

const rows: (readonly SheetCell[])[] = []

parentPort?.on('message', (piece: readonly (readonly SheetCell[])[] | null) => {
  if (piece !== null) rows.push(...piece)
  else void workbookOf(workerData as Sheet, rows).then((made) => parentPort?.postMessage(made))
})
