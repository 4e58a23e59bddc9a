import { graphql } from '#platform/web/graphql.ts'

/** What pages send of this module. Written by `npm run generate` from what they import. */
export const Companies = graphql(`query Companies($filter: CompaniesFilter, $page: Page, $sort: CompaniesSort, $counted: Boolean = true) { companies(filter: $filter, page: $page, sort: $sort) { rows { id name slug status logo logins online lastSeenAt failedMails createdAt } total @include(if: $counted) } }`)
export const CompanyDashboard = graphql(`query CompanyDashboard($input: ByIdCompany!) { companyDashboard(input: $input) { businesses exceptions failedJobs lastClosedMonth lastSeenAt logins neverSignedIn online openMonths people storedMegabytes suspendedServices withContract withoutAccess } }`)
export const CompanyPeople = graphql(`query CompanyPeople($filter: CompanyPeopleFilter, $page: Page, $sort: CompanyPeopleSort, $counted: Boolean = true) { companyPeople(filter: $filter, page: $page, sort: $sort) { rows { access email fullname lastSeenAt role userId username } total @include(if: $counted) } }`)
export const CompanySecurity = graphql(`query CompanySecurity { companySecurity { secondFactor } }`)
export const CreateCompany = graphql(`mutation CreateCompany($input: CreateCompanyInput!) { createCompany(input: $input) { status message error { kind message field traceId } data { id invitedTo name username } } }`)
export const InviteCompanyAdmins = graphql(`mutation InviteCompanyAdmins($input: ByIdCompany!) { inviteCompanyAdmins(input: $input) { status message error { kind message field traceId } data { invited } } }`)
export const MailOutbox = graphql(`query MailOutbox($filter: MailOutboxFilter, $page: Page, $sort: MailOutboxSort, $counted: Boolean = true) { mailOutbox(filter: $filter, page: $page, sort: $sort) { rows { createdAt error id recipient status subject textBody } total @include(if: $counted) } }`)
export const RemoveCompanyImage = graphql(`mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) { removeCompanyImage(input: $input) { status message error { kind message field traceId } data } }`)
export const SuperadminGeneral = graphql(`query SuperadminGeneral { superadminGeneral { active companies connections database databaseMegabytes failedMails logins mails memoryMegabytes runtime sessions suspended uptimeMinutes waiting } }`)
export const UpdateCompany = graphql(`mutation UpdateCompany($input: UpdateCompanyInput!) { updateCompany(input: $input) { status message error { kind message field traceId } data { id version } } }`)
export const UpdateCompanySecurity = graphql(`mutation UpdateCompanySecurity($input: UpdateCompanySecurityInput!) { updateCompanySecurity(input: $input) { status message error { kind message field traceId } data { secondFactor } } }`)
export const UpdateStatusCompany = graphql(`mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) { updateStatusCompany(input: $input) { status message error { kind message field traceId } data { id status version } } }`)
