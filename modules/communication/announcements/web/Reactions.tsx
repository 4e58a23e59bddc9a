import { Button } from 'antd'
import { ReactToAnnouncement } from '#generated/operations/announcements.ts'
import { useAction } from '#platform/web/api/useAction.ts'
import { useMe } from '#platform/web/screen/me.tsx'
import { AnnouncementReaction } from '../model/announcement.ts'
import type { Whole } from './types.ts'

/** One's own reaction and how many chose each; touching one's own takes it back. */
export function Reactions({ row }: { row: Whole }) {
  const { acting } = useMe()
  const react = useAction(ReactToAnnouncement, { quiet: true })
  if (!row.allowsReactions || row.state !== 'PUBLISHED') return null
  const totalOf = (code: string) => row.reactions.find(({ reaction }) => reaction === code)?.total
  return (
    <div className="an-reactions" role="group" aria-label="Reacciones">
      {AnnouncementReaction.options.map(({ value, label }) => {
        const mine = row.reaction === value
        const total = totalOf(value)
        return (
          <Button
            key={value}
            size="small"
            shape="round"
            aria-pressed={mine}
            type={mine ? 'primary' : 'default'}
            disabled={react.busy || acting !== undefined}
            onClick={() => void react.run({ input: { id: row.id, reaction: mine ? null : value } })}
          >
            {total === undefined ? label : `${label} · ${total}`}
          </Button>
        )
      })}
    </div>
  )
}
