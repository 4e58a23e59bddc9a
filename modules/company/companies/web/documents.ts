import { graphql } from '#platform/web/graphql.ts'

export const Companies = graphql(`
  query Companies($filter: CompaniesFilter, $sort: CompaniesSort, $page: Page) {
    companies(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        name
        slug
        status
        logo
        logins
        online
        lastSeenAt
        failedMails
        createdAt
      }
    }
  }
`)

export const CreateCompany = graphql(`
  mutation CreateCompany($input: CreateCompanyInput!) {
    createCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        name
        username
        invitedTo
      }
    }
  }
`)

export const UpdateStatusCompany = graphql(`
  mutation UpdateStatusCompany($input: UpdateStatusCompanyInput!) {
    updateStatusCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        status
      }
    }
  }
`)

export const General = graphql(`
  query General {
    superadminGeneral {
      companies
      active
      suspended
      logins
      sessions
      mails
      failedMails
      database
      databaseMegabytes
      runtime
      uptimeMinutes
      memoryMegabytes
      connections
      waiting
    }
  }
`)

export const Outbox = graphql(`
  query Outbox($filter: MailOutboxFilter, $sort: MailOutboxSort, $page: Page) {
    mailOutbox(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        id
        recipient
        subject
        textBody
        status
        error
        createdAt
      }
    }
  }
`)

export const OwnCompany = graphql(`
  query OwnCompanyData($input: CompanyInput) {
    company(input: $input) {
      id
      name
      slug
      description
      phone
      url
      email
      status
      countryId
      access
      logo
      loginBackground
      logins
      usersCount
      businesses {
        id
        name
        rut
        status
      }
      version
      createdAt
    }
  }
`)

export const UpdateCompany = graphql(`
  mutation UpdateCompany($input: UpdateCompanyInput!) {
    updateCompany(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        id
        version
      }
    }
  }
`)

export const CompanyStanding = graphql(`
  query CompanyStanding($input: ByIdCompany!) {
    companyDashboard(input: $input) {
      people
      withContract
      businesses
      openMonths
      lastClosedMonth
      failedJobs
      suspendedServices
      exceptions
      logins
      neverSignedIn
      withoutAccess
      online
      lastSeenAt
      storedMegabytes
    }
  }
`)

export const PeopleWithAccess = graphql(`
  query PeopleWithAccess($filter: CompanyPeopleFilter, $sort: CompanyPeopleSort, $page: Page) {
    companyPeople(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        userId
        fullname
        role
        username
        email
        access
        lastSeenAt
      }
    }
  }
`)

export const SendRecovery = graphql(`
  mutation SendRecovery($input: RecoverPasswordInput!) {
    recoverPassword(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const RemoveCompanyImage = graphql(`
  mutation RemoveCompanyImage($input: RemoveCompanyImageInput!) {
    removeCompanyImage(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data
    }
  }
`)

export const InviteAdmins = graphql(`
  mutation InviteAdmins($input: ByIdCompany!) {
    inviteCompanyAdmins(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        invited
      }
    }
  }
`)

export const Security = graphql(`
  query Security {
    companySecurity {
      secondFactor
    }
  }
`)

export const UpdateSecurity = graphql(`
  mutation UpdateSecurity($input: UpdateCompanySecurityInput!) {
    updateCompanySecurity(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        secondFactor
      }
    }
  }
`)
