import { HierarchyNodeHistory } from '#generated/operations/structure.ts'
import { Dialog } from '#platform/web/kit/page/Dialog.tsx'
import { LoadProblem } from '#platform/web/kit/page/LoadProblem.tsx'
import { PageSkeleton } from '#platform/web/kit/page/PageSkeleton.tsx'
import { VersionHistory } from '#platform/web/kit/record/VersionHistory.tsx'
import { useDetail } from '#platform/web/api/useDetail.ts'

type Props = { unit: { id: string; name: string }; onClose: () => void }

/** What was said of a unit, from when, with its authors. */
export function UnitHistory({ unit, onClose }: Props) {
  const { data, error, reload } = useDetail(HierarchyNodeHistory, { input: { id: unit.id } })
  return (
    <Dialog title={`Historial de ${unit.name}`} onCancel={onClose} width={860}>
      {error && <LoadProblem error={error} retry={reload} />}
      {!data && !error && <PageSkeleton header={false} />}
      {data && (
        <VersionHistory
          title={unit.name}
          {...data.hierarchyNodeHistory}
          word={(_attribute, value) => value}
        />
      )}
    </Dialog>
  )
}
