import type { CollectionMeta } from '../schema-meta'

export default {
  "id": "bureaux",
  "database": "main",
  "resource": "organisation-management",
  "one": "Office",
  "many": "Offices",
  "fields": [
    {
      "name": "nameFr",
      "label": "Name (French)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "nameAr",
      "label": "Name (Arabic)",
      "kind": "text",
      "required": true,
      "searched": true,
      "max": 255
    },
    {
      "name": "headId",
      "label": "Head",
      "kind": "ref",
      "to": "employees",
      "expands": "head"
    },
    {
      "name": "serviceId",
      "label": "Service",
      "kind": "ref",
      "to": "services",
      "expands": "service"
    },
    {
      "name": "annexeId",
      "label": "Annexe",
      "kind": "ref",
      "to": "annexes",
      "expands": "annexe"
    },
    {
      "name": "buildingId",
      "label": "Building",
      "kind": "ref",
      "to": "buildings",
      "expands": "building"
    },
    {
      "name": "floor",
      "label": "Floor",
      "kind": "text",
      "max": 255
    }
  ],
  "flow": null
} satisfies CollectionMeta
