import type { Reader } from '#platform/server/records/view.ts'
import { sql } from '#platform/server/sql/db.ts'

/** Whether the reader is the person behind an account, whichever of their accounts they use. */
export const isBehind =
  (login: string) =>
  ({ actor }: Reader) =>
    sql<boolean>`coalesce((select mine.user_id = ${actor.userId ?? 0} from login mine
      where mine.company_id = app.current_company() and mine.id = ${sql.ref(login)}), false)`
