/** The path of the list of published videos: apart from the call, as pages that render them load no schema. */
export const publicVideosPath = "/api/public/intro-videos";
/** The page's section for visitors without script. */
export const introVideosPath = "films";
