/** The modules of the API. Each adds its operations to the one schema when it is imported. */
import '#modules/audit/server/index.ts'
import '#modules/businesses/server/index.ts'
import '#modules/companies/server/index.ts'
import '#modules/dashboard/server/index.ts'
import '#modules/payroll-months/server/index.ts'
import '#modules/contracts/server/index.ts'
import '#modules/people/server/index.ts'
import '#modules/session/server/index.ts'
