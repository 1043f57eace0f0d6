import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "users",
  "database": "main",
  "resource": "users-management",
  "one": "User",
  "many": "Users",
  "fields": [
    {
      "name": "username",
      "label": "User name",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255
    },
    {
      "name": "email",
      "label": "E-mail",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255,
      "form": "email"
    },
    {
      "name": "userId",
      "label": "Account",
      "kind": "text",
      "unique": true,
      "max": 255
    },
    {
      "name": "auth",
      "label": "Access",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "permissions",
      "label": "Permissions",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "roles",
      "label": "Roles",
      "kind": "list",
      "of": "ref",
      "to": "roles",
      "expands": "roleDocs"
    },
    {
      "name": "persoActif",
      "label": "Employee",
      "kind": "ref",
      "to": "employees",
      "expands": "employee"
    },
    {
      "name": "pending",
      "label": "Pending",
      "kind": "bool",
      "default": false
    },
    {
      "name": "disabled",
      "label": "Disabled",
      "kind": "bool",
      "default": false
    },
    {
      "name": "lastSeenAt",
      "label": "Last seen",
      "kind": "instant",
      "computed": true
    }
  ],
  "flow": null
} satisfies CollectionMeta
