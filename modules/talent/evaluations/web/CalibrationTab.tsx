import { useOutletContext } from 'react-router'
import { EvaluationReviews } from '#generated/operations/evaluations.ts'
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { Field } from '#platform/web/kit/form/Field.tsx'
import { FormDialog, useOpenForm } from '#platform/web/kit/form/FormDialog.tsx'
import { Filters } from '#platform/web/kit/list/Filters.tsx'
import { Pages } from '#platform/web/kit/list/Pages.tsx'
import { SearchBox } from '#platform/web/kit/list/SearchBox.tsx'
import { useList } from '#platform/web/list/useList.ts'
import { formatName } from '#platform/web/look/format.ts'
import { type Cell, pointsIn } from '../model/boxes.ts'
import { Review } from '../model/process.ts'
import { reviewStates } from '../model/states.ts'
import { NineBox } from './NineBox.tsx'
import type { Process } from './types.ts'
import { useCalibrating } from './useCalibrating.ts'

/** How many people are in the boxes at once. */
const AT_ONCE = 100

/** The nine boxes of a process: somebody is moved by hand or by keys, always with a reason. */
export default function CalibrationTab() {
  const process = useOutletContext<Process>()
  const list = useList(EvaluationReviews, {
    filters: [{ name: 'areaId', label: 'Área', reference: 'area' }],
    sort: { field: 'fullname', descending: false },
    fixed: { processId: process.id },
    size: AT_ONCE,
  })
  const { calibrate } = useCalibrating(process)
  const form = useOpenForm('mover en la matriz')
  const [id, potential = '2', band = '2'] = form.key?.split(' ') ?? []
  const moved = list.rows.find((one) => one.id === id)
  const to: Cell = { potential: Number(potential), band: Number(band) }
  const mayMove = process.canKeep && process.status === 'CALIBRATION'
  if (list.error) return <LoadProblem error={list.error} retry={list.reload} />
  return (
    <>
      <div className="mg-toolbar">
        <SearchBox value={list.state.search} onChange={list.setSearch} placeholder="Nombre o RUT" />
        <Filters filters={list.filters} list={list} />
      </div>
      {list.rows.length === 0 && !list.loading ? (
        <EmptyState title="Nadie por calibrar">Pruebe con otra parte del nombre.</EmptyState>
      ) : (
        <NineBox
          reviews={list.rows}
          onMove={
            mayMove
              ? (review, cell) => form.open(`${review} ${cell.potential} ${cell.band}`)
              : undefined
          }
        />
      )}
      {list.total > AT_ONCE && (
        <Pages
          page={list.state.page}
          size={list.state.size}
          total={list.total}
          onChange={list.setPage}
        />
      )}
      {moved && (
        <FormDialog
          title={`Calibrar a ${formatName(moved.fullname)}`}
          submit={reviewStates.acts.calibrate.label}
          lead={<p className="soft">{reviewStates.acts.calibrate.means}</p>}
          action={calibrate}
          more={{ id: moved.id, version: moved.version }}
          initial={{ calibrated: pointsIn(moved, process, to), potential: to.potential }}
          toInput={({ calibrated, potential: chosen, reason }) => ({
            calibrated: calibrated === undefined || calibrated === '' ? null : calibrated,
            potential: chosen ?? null,
            reason: reason ?? null,
          })}
          acts
          form={form}
        >
          <Field of={Review} name="calibrated" />
          <Field of={Review} name="potential" />
          <Field of={Review} name="reason" label="Motivo" required rows={2} autoFocus />
        </FormDialog>
      )}
    </>
  )
}
