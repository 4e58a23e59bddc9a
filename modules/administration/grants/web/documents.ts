import { graphql } from '#platform/web/graphql.ts'

export const Profiles = graphql(`
  query CompanyProfileList {
    profiles {
      id
      name
      people
      services
    }
  }
`)

export const ProfileChoices = graphql(`
  query ProfileChoices {
    companyProfiles {
      id
      name
    }
  }
`)

export const OneProfile = graphql(`
  query OneProfile($input: ByIdProfile!) {
    profilePermissions(input: $input) {
      id
      name
      version
      people
      services
      isOwn
      roles
      permissions {
        code
        create
        read
        update
        delete
      }
      company {
        slug
        today
        options
        exceptions {
          code
          since
          until
        }
        modules {
          module
          employee
          manager
          superManager
          admin
        }
      }
    }
  }
`)

export const Assignments = graphql(`
  query ProfileAssignments($filter: AssignmentFilter, $sort: ProfileAssignmentsSort, $page: Page) {
    profileAssignments(filter: $filter, sort: $sort, page: $page) {
      total
      rows {
        userId
        fullname
        role
        status
        profileId
        profileName
        restrictionId
        restrictionName
      }
    }
  }
`)

export const Restrictions = graphql(`
  query CompanyRestrictions {
    restrictions {
      id
      name
      version
      people
      businesses {
        id
        name
      }
    }
  }
`)

export const RestrictableBusinesses = graphql(`
  query RestrictableBusinesses {
    businesses {
      id
      name
      workers
    }
  }
`)

export const Permissions = graphql(`
  query EffectivePermissions($input: PermissionInput!) {
    permission(input: $input) {
      userId
      fullname
      role
      isOwn
      inactive
      profileId
      profileName
      restrictionName
      businesses
      decisions {
        permission
        allowed
        because
        reach
      }
    }
  }
`)

export const SaveProfile = graphql(`
  mutation SaveProfile($input: UpdateProfilePermissionInput!) {
    updateProfilePermission(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        version
      }
    }
  }
`)

export const GiveProfile = graphql(`
  mutation GiveProfile($input: UpdateProfileUserInput!) {
    updateProfileUser(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        userId
      }
    }
  }
`)

export const NarrowPerson = graphql(`
  mutation NarrowPerson($input: UpdateRestrictionUserInput!) {
    updateRestrictionUser(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        userId
      }
    }
  }
`)

export const CreateRestriction = graphql(`
  mutation CreateRestriction($input: CreateRestrictionInput!) {
    createRestriction(input: $input) {
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
      }
    }
  }
`)

export const UpdateRestriction = graphql(`
  mutation UpdateRestriction($input: UpdateRestrictionFilterInput!) {
    updateRestrictionFilter(input: $input) {
      status
      message
      error {
        kind
        message
        field
        traceId
      }
      data {
        version
      }
    }
  }
`)

export const DeleteRestriction = graphql(`
  mutation DeleteRestriction($input: ByIdRestriction!) {
    deleteRestriction(input: $input) {
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
