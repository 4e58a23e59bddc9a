import { Form, Modal, Select } from 'antd'
import { useState } from 'react'
import { useCan } from '#platform/web/me.tsx'
import { useAction } from '#platform/web/useAction.ts'
import { useDetail } from '#platform/web/useDetail.ts'
import { GiveProfile, NarrowPerson, ProfileChoices, Restrictions } from './documents.ts'
import type { Assigned } from './PeopleList.tsx'

/** The profile and the restriction of one person. Only what was changed is sent. */
export function AccessDialog({ person, onClose }: { person: Assigned; onClose: () => void }) {
  const { userId, fullname } = person
  const can = useCan()
  const profiles = useDetail(ProfileChoices).data?.companyProfiles ?? []
  const restrictions =
    useDetail(Restrictions, undefined, { enabled: can('restrictions.read') }).data?.restrictions ??
    []
  const [profileId, setProfile] = useState(person.profileId ?? null)
  const [restrictionId, setRestriction] = useState(person.restrictionId ?? null)
  const give = useAction(GiveProfile, { quiet: true })
  const narrow = useAction(NarrowPerson, { done: 'Acceso guardado' })
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const given =
      profileId === (person.profileId ?? null) ||
      (await give.run({ input: { userId, profileId } })) !== undefined
    const narrowed =
      given &&
      (restrictionId === (person.restrictionId ?? null) ||
        (await narrow.run({ input: { userId, restrictionId } })) !== undefined)
    setBusy(false)
    if (narrowed) onClose()
  }
  return (
    <Modal
      open
      title={`Acceso de ${fullname}`}
      okText="Guardar"
      cancelText="Cancelar"
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <Form.Item
          label="Perfil"
          htmlFor="access-profile"
          extra="Agrega o quita servicios a lo que da su rol"
        >
          <Select
            id="access-profile"
            allowClear
            placeholder="Sin perfil"
            value={profileId}
            onChange={(value: string | null | undefined) => setProfile(value ?? null)}
            options={optionsOf(profiles)}
          />
        </Form.Item>
        <Form.Item
          label="Restricción"
          htmlFor="access-restriction"
          extra="Limita su rol a algunas razones sociales"
        >
          <Select
            id="access-restriction"
            allowClear
            placeholder="Sin restricción"
            value={restrictionId}
            onChange={(value: string | null | undefined) => setRestriction(value ?? null)}
            options={optionsOf(restrictions)}
          />
        </Form.Item>
      </Form>
    </Modal>
  )
}

const optionsOf = (rows: readonly { id?: string | null; name?: string | null }[]) =>
  rows.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' }))
