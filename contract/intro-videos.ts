/** The calls of introduction videos (R11.2): added, changed, ordered and removed by admins, read by anyone once published. */
import type * as z from "zod/mini";
import type { officeVideo, shownVideo, videoFields } from "#contract/schemas/intro-videos.ts";
import { defineEndpoint } from "./endpoint.ts";
import { publicVideosPath } from "./intro-videos-path.ts";
import { posterForm, videoForm } from "./upload-forms.ts";

const load = async () => (await import("#contract/schemas/intro-videos.ts")).schemas;

export type VideoFields = z.output<typeof videoFields>;
export type OfficeVideo = z.output<typeof officeVideo>;
export type ShownVideo = z.output<typeof shownVideo>;

export const listOfficeVideosEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/intro-videos",
  access: "videos.edit",
  schemas: async () => (await load()).listOfficeVideos,
});

export const addVideoEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/admin/intro-videos",
  access: "videos.edit",
  multipart: videoForm,
  status: 201,
  schemas: async () => (await load()).addVideo,
});

export const changeVideoEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/admin/intro-videos/{id}",
  access: "videos.edit",
  schemas: async () => (await load()).changeVideo,
});

export const replacePosterEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/admin/intro-videos/{id}/poster",
  access: "videos.edit",
  multipart: posterForm,
  schemas: async () => (await load()).replacePoster,
});

export const orderVideosEndpoint = defineEndpoint({
  method: "PUT",
  path: "/api/admin/intro-videos/order",
  access: "videos.edit",
  schemas: async () => (await load()).orderVideos,
});

export const removeVideoEndpoint = defineEndpoint({
  method: "DELETE",
  path: "/api/admin/intro-videos/{id}",
  access: "videos.edit",
  schemas: async () => (await load()).removeVideo,
});

export const publicVideosEndpoint = defineEndpoint({
  method: "GET",
  path: publicVideosPath,
  access: "anyone",
  schemas: async () => (await load()).publicVideos,
});

/** The hosts that links may lead to, for the form. */
export const videoHostsEndpoint = defineEndpoint({
  method: "GET",
  path: "/api/admin/intro-videos/hosts",
  access: "videos.edit",
  schemas: async () => (await load()).videoHosts,
});
