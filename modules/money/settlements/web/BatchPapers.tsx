import { useState } from 'react'
import type { SettlementBatchMiDtQuery } from '#generated/documents/graphql.ts'
import { SettlementBatchMiDt, SettlementBatchPdf } from '#generated/operations/settlements.ts'
import { request } from '#platform/web/api/api.ts'
import { saveFile } from '#platform/web/api/files.ts'
import { DownloadMenu } from '#platform/web/kit/list/DownloadDropdown.tsx'
import { MADE_FILE_POLL_MS, MadeFileDialog } from '#platform/web/kit/file/MadeFile.tsx'
import { xlsxFile } from '#platform/web/kit/file/xlsx.ts'
import { usePoll } from '#platform/web/api/usePoll.ts'
import { PapersFormat, SettlementDocument } from '../model/documents.ts'
import { miDtSheet } from '../model/mi-dt.ts'
import type { BatchRow } from './types.ts'

type Proposal = SettlementBatchMiDtQuery['settlementBatchMiDt']['rows'][number]
type Wanted = { document: SettlementDocument; format: PapersFormat }

const papers: readonly (Wanted & { value: string; label: string })[] = [
  { document: 'SETTLEMENT', format: 'PDF', value: 'one', label: 'Finiquitos en un PDF' },
  { document: 'SETTLEMENT', format: 'ZIP', value: 'zip', label: 'Un PDF por persona' },
  { document: 'NOTICE', format: 'PDF', value: 'letters', label: 'Cartas de aviso en un PDF' },
  { document: 'RESIGNATION', format: 'PDF', value: 'leaving', label: 'Renuncias en un PDF' },
]
const MI_DT = { value: 'mi-dt', label: 'Datos para Mi DT (Excel)' }

/** The papers of a batch, made in background, and what the site of the DT asks of each person. */
export function BatchPapers({ batch }: { batch: BatchRow }) {
  const [wanted, setWanted] = useState<Wanted>()
  if (batch.created + batch.issued + batch.paid === 0) return null
  const download = async (value: string) => {
    if (value === MI_DT.value) await saveMiDt(batch)
    else setWanted(papers.find((paper) => paper.value === value))
  }
  return (
    <>
      <DownloadMenu label="Documentos" formats={[...papers, MI_DT]} onDownload={download} />
      {wanted && <Printing batch={batch} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </>
  )
}

type PrintingProps = { batch: BatchRow; wanted: Wanted; onClose: () => void }

function Printing({ batch, wanted, onClose }: PrintingProps) {
  const { document, format } = wanted
  const print = usePoll(
    SettlementBatchPdf,
    { input: { id: batch.id, document, format } },
    {
      everyMs: MADE_FILE_POLL_MS,
      until: ({ settlementBatchPdf }) => settlementBatchPdf.url !== null,
    },
  )
  return (
    <MadeFileDialog
      title={SettlementDocument.label(document)}
      what={PapersFormat.label(format)}
      unit="documentos"
      total={batch.created + batch.issued + batch.paid}
      made={print.data?.settlementBatchPdf}
      asked={print}
      onClose={onClose}
    />
  )
}

/** People whose data are asked for at once: an answer that any connection carries. */
const AT_ONCE = 50

/** One sheet with a row for each person; what is missing is its last column. Nothing is sent. */
async function saveMiDt({ id, name }: BatchRow): Promise<void> {
  const { titles, rows } = miDtSheet(await proposalsOf(id))
  saveFile(`Mi DT, ${name}.xlsx`, await xlsxFile(titles, rows))
}

async function proposalsOf(id: string): Promise<Proposal[]> {
  const found: Proposal[] = []
  for (let page = 1; ; page += 1) {
    const asked = { filter: { id }, page: { number: page, size: AT_ONCE } }
    const { settlementBatchMiDt } = await request(SettlementBatchMiDt, asked)
    found.push(...settlementBatchMiDt.rows)
    if (settlementBatchMiDt.rows.length < AT_ONCE) return found
  }
}
