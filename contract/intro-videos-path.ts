/** Where published videos are listed: apart from the call, as pages that draw them load no schema. */
export const publicVideosPath = "/api/public/intro-videos";
/** Where the page shows them to who has no script. */
export const introVideosPath = "films";
