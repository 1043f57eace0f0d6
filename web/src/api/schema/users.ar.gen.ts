import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "users",
  "database": "main",
  "resource": "users-management",
  "one": "مستعمل(ة)",
  "many": "المستعملون",
  "fields": [
    {
      "name": "username",
      "label": "اسم المستعمل",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255
    },
    {
      "name": "email",
      "label": "البريد الإلكتروني",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255,
      "form": "email"
    },
    {
      "name": "userId",
      "label": "الحساب",
      "kind": "text",
      "unique": true,
      "max": 255
    },
    {
      "name": "auth",
      "label": "الولوج",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "permissions",
      "label": "الصلاحيات",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "roles",
      "label": "الأدوار",
      "kind": "list",
      "of": "ref",
      "to": "roles",
      "expands": "roleDocs"
    },
    {
      "name": "persoActif",
      "label": "الموظف(ة)",
      "kind": "ref",
      "to": "employees",
      "expands": "employee"
    },
    {
      "name": "pending",
      "label": "في الانتظار",
      "kind": "bool",
      "default": false
    },
    {
      "name": "disabled",
      "label": "معطل",
      "kind": "bool",
      "default": false
    },
    {
      "name": "lastSeenAt",
      "label": "آخر ظهور",
      "kind": "instant",
      "computed": true
    }
  ],
  "flow": null
} satisfies CollectionMeta
