import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "users",
  "database": "main",
  "resource": "users-management",
  "one": "Utilisateur",
  "many": "Utilisateurs",
  "fields": [
    {
      "name": "username",
      "label": "Nom d’utilisateur",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255
    },
    {
      "name": "email",
      "label": "Courriel",
      "kind": "text",
      "required": true,
      "unique": true,
      "max": 255,
      "form": "email"
    },
    {
      "name": "userId",
      "label": "Compte",
      "kind": "text",
      "unique": true,
      "max": 255
    },
    {
      "name": "auth",
      "label": "Accès",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "permissions",
      "label": "Autorisations",
      "kind": "list",
      "of": "text"
    },
    {
      "name": "roles",
      "label": "Rôles",
      "kind": "list",
      "of": "ref",
      "to": "roles",
      "expands": "roleDocs"
    },
    {
      "name": "persoActif",
      "label": "Employé",
      "kind": "ref",
      "to": "employees",
      "expands": "employee"
    },
    {
      "name": "pending",
      "label": "En attente",
      "kind": "bool",
      "default": false
    },
    {
      "name": "disabled",
      "label": "Désactivé",
      "kind": "bool",
      "default": false
    },
    {
      "name": "lastSeenAt",
      "label": "Vu le",
      "kind": "instant",
      "computed": true
    }
  ],
  "flow": null
} satisfies CollectionMeta
